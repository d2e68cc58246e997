import { mkdirSync, readFileSync } from 'node:fs';
import { repository } from '@loopback/repository';
import { get, param, del } from '@loopback/rest';
import { NoteRepository } from '../repositories/note.repository';

export class NoteController {
  constructor(@repository(NoteRepository) public notes: NoteRepository) {
    mkdirSync('notes', { recursive: true }); // found: startup
  }

  @get('/notes/{id}')
  async findById(@param.path.string('id') id: string): Promise<string> {
    return readFileSync(`notes/${id}`, 'utf8'); // found: request GET /notes/{id}
  }

  @del('/notes')
  async removeAll(): Promise<void> {
    this.notes.removeAll();
  }

  internal(): string {
    return readFileSync('internal', 'utf8'); // found: unreachable
  }
}
