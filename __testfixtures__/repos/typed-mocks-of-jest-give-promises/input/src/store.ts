import fs from 'node:fs';

export interface Note {
  title: string;
}

export interface Store {
  load(name: string): Note;
}

export class FileStore implements Store {
  load(name: string): Note {
    return JSON.parse(fs.readFileSync(name, 'utf8')) as Note;
  }
}
