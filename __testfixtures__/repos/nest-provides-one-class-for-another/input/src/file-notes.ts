import { Injectable } from '@nestjs/common';
import { existsSync, readFileSync } from 'fs';

// It has what `Notes` has, without extending it.
@Injectable()
export class FileNotes {
  text(name: string): string {
    return readFileSync(`notes/${name}.md`, 'utf8');
  }

  isKnown(name: string): boolean {
    return existsSync(`notes/${name}.md`);
  }
}
