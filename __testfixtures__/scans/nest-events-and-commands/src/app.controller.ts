import { Controller, Get, Post } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { CommandBus } from '@nestjs/cqrs';
import { MessagePattern, EventPattern, GrpcStreamMethod } from '@nestjs/microservices';
import { readFileSync, writeFileSync } from 'node:fs';
import { SaveCommand } from './save.handler';
@Controller('notes')
export class AppController {
  constructor(
    private readonly events: EventEmitter2,
    private readonly bus: CommandBus,
  ) {}
  @MessagePattern('sum')
  sum() {
    return readFileSync('sum'); // found: request @MessagePattern /sum
  }
  @EventPattern('saved')
  saved() {
    writeFileSync('saved', ''); // found: request @EventPattern /saved
  }
  @GrpcStreamMethod('Notes', 'All')
  all() {
    return readFileSync('all'); // found: request @GrpcStreamMethod /Notes
  }
  @Get('emit')
  emit() {
    this.events.emit('note.made', 1);
    this.events.emitAsync('note.kept', 1);
  }
  @Post('save')
  save() {
    return this.bus.execute(new SaveCommand('x'));
  }
}
