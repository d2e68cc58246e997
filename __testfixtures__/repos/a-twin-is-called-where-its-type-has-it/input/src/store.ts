import fs from 'fs';

export interface Store {
  read(name: string): string;
}

export class FileStore implements Store {
  read(name: string): string {
    return fs.readFileSync(`data/${name}`, 'utf8');
  }
}

export interface Notes {
  read(name: string): string;
}

export class NoteStore implements Notes {
  read(name: string): string {
    return fs.readFileSync(`notes/${name}`, 'utf8');
  }
}

export class PageStore {
  read(name: string): string {
    return fs.readFileSync(`pages/${name}`, 'utf8'); // stays: needed-at-startup
  }
}

type Load = (name: string) => string;

export const load: Load = (name) => fs.readFileSync(`pages/${name}`, 'utf8'); // stays: needed-at-startup
