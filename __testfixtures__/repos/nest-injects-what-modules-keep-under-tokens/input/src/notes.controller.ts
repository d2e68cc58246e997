import { Controller, Get, Inject, Param, NotFoundException } from '@nestjs/common';
import { NOTES, type Note, type NotesStore } from './tokens';
@Controller('notes')
export class NotesController {
  constructor(@Inject(NOTES) private readonly notes: NotesStore) {}
  @Get() list(): Note[] { return this.notes.all(); }
  @Get(':id') one(@Param('id') id: string): Note { const n = this.notes.find(id); if (!n) throw new NotFoundException(); return n; }
}

