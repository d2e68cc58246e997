import { Injectable } from '@nestjs/common';
import * as fs from 'fs';
import type { Note, NotesStore } from './tokens';
@Injectable()
export class FileNotes implements NotesStore {
  private readonly file = 'notes.json';
  async all(): Promise<Note[]> { return JSON.parse(await fs.promises.readFile(this.file, 'utf8')) as Note[]; }
  async find(id: string): Promise<Note | undefined> { return (await this.all()).find((n) => n.id === id); }
}
