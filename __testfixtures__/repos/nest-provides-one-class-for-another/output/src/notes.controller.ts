import { Controller, Get, Param } from '@nestjs/common';
import { Notes } from './notes';

@Controller('notes')
export class NotesController {
  constructor(private readonly notes: Notes) {}

  @Get(':name')
  async show(@Param('name') name: string) {
    return { length: (await this.notes.text(name)).length };
  }
}
