import * as fs from 'fs';
import { Injectable } from '@nestjs/common';

export interface Store {
  load(name: string): Promise<string>;
}

@Injectable()
export class FileStore implements Store {
  async load(name: string): Promise<string> {
    return fs.promises.readFile(`notes/${name}.txt`, 'utf8');
  }
}

export interface Drafts {
  readDraft(name: string): string;
  readDraftAsync(name: string): Promise<string>;
}

@Injectable()
export class FileDrafts implements Drafts {
  readDraft(name: string): string {
    return fs.readFileSync(`drafts/${name}.txt`, 'utf8');
  }

  async readDraftAsync(name: string): Promise<string> {
    return fs.promises.readFile(`drafts/${name}.txt`, 'utf8');
  }
}
