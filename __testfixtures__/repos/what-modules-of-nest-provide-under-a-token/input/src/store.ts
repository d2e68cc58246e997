import * as fs from 'fs';
import { Injectable } from '@nestjs/common';

export interface Store {
  load(name: string): string;
}

@Injectable()
export class FileStore implements Store {
  load(name: string): string {
    return fs.readFileSync(`notes/${name}.txt`, 'utf8');
  }
}

export interface Drafts {
  readDraft(name: string): string;
}

@Injectable()
export class FileDrafts implements Drafts {
  readDraft(name: string): string {
    return fs.readFileSync(`drafts/${name}.txt`, 'utf8');
  }
}
