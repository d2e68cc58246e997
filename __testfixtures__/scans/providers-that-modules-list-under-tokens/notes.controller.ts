import { Controller, Get, Inject } from '@nestjs/common';
@Controller('notes')
export class NotesController {
  @Inject('CONFIG') private readonly config: any;
  constructor(@Inject('STORE') private readonly store: any, @Inject('CLOCK') private readonly clock: any) {}
  @Get() all() { return this.store.read(); }
  @Get('time') time() { return this.clock.now(); }
  @Get('config') conf() { return this.config.get(); }
}
