import { Controller, Get, Param } from '@nestjs/common';
import { NotesService } from './notes.service';

@Controller('notes')
export class NotesController {
  constructor(private readonly notes: NotesService) {}

  @Get(':name')
  async show(@Param('name') name: string) {
    return this.notes.text(name);
  }
}
