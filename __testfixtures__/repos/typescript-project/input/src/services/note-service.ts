import * as fs from 'fs';
import type { Note } from '../types';

export class NoteService {
  constructor(private readonly dir = 'notes') {}

  all(): Note[] {
    const notes: Note[] = [];
    for (const name of this.names()) notes.push(this.find(name));
    return notes;
  }

  find(id: string): Note {
    return JSON.parse(fs.readFileSync(`${this.dir}/${id}.json`, 'utf8')) as Note;
  }

  private names(): readonly string[] {
    return fs.existsSync(this.dir) ? fs.readdirSync(this.dir) : [];
  }
}
