import fs from 'node:fs';

export interface Note {
  title: string;
}

export interface Store {
  load(name: string): Promise<Note>;
}

export class FileStore implements Store {
  async load(name: string): Promise<Note> {
    return JSON.parse(await fs.promises.readFile(name, 'utf8')) as Note;
  }
}
