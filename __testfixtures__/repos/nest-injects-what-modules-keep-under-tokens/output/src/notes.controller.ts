import { Controller, Get, Inject, Param, NotFoundException } from '@nestjs/common';
import { NOTES, type Note, type NotesStore } from './tokens';
@Controller('notes')
export class NotesController {
  constructor(@Inject(NOTES) private readonly notes: NotesStore) {}
  @Get() async list(): Promise<Note[]> { return this.notes.all(); }
  @Get(':id') async one(@Param('id') id: string): Promise<Note> { const n = await this.notes.find(id); if (!n) throw new NotFoundException(); return n; }
}

