import { Controller, Get, Param } from '@nestjs/common';
import { Notes } from './notes';

@Controller('notes')
export class NotesController {
  constructor(private readonly notes: Notes) {}

  @Get(':name')
  show(@Param('name') name: string) {
    return { length: this.notes.text(name).length };
  }
}
