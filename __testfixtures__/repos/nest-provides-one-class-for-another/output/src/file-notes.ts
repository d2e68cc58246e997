import { Injectable } from '@nestjs/common';
import { readFile } from 'fs/promises';
import { cachedExists } from './unblock-helpers';

// It has what `Notes` has, without extending it.
@Injectable()
export class FileNotes {
  async text(name: string): Promise<string> {
    return readFile(`notes/${name}.md`, 'utf8');
  }

  async isKnown(name: string): Promise<boolean> {
    return cachedExists(`notes/${name}.md`);
  }
}
