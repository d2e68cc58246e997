import { Injectable } from '@nestjs/common';
import * as fs from 'fs';
import type { Note, NotesStore } from './tokens';
@Injectable()
export class FileNotes implements NotesStore {
  private readonly file = 'notes.json';
  all(): Note[] { return JSON.parse(fs.readFileSync(this.file, 'utf8')) as Note[]; }
  find(id: string): Note | undefined { return this.all().find((n) => n.id === id); }
}
