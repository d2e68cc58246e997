import * as fs from 'fs';
import type { Note } from '../types';
import { cachedExists } from '../unblock-helpers';

export class NoteService {
  constructor(private readonly dir = 'notes') {}

  async all(): Promise<Note[]> {
    const notes: Note[] = [];
    for (const name of await this.names()) notes.push(await this.find(name));
    return notes;
  }

  async find(id: string): Promise<Note> {
    return JSON.parse(await fs.promises.readFile(`${this.dir}/${id}.json`, 'utf8')) as Note;
  }

  private async names(): Promise<readonly string[]> {
    return await cachedExists(this.dir) ? await fs.promises.readdir(this.dir) : [];
  }
}
