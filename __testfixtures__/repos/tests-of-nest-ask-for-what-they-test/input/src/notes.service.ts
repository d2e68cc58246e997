import { Injectable } from '@nestjs/common';
import { existsSync, readFileSync } from 'fs';

@Injectable()
export class NotesService {
  text(name: string): string {
    return readFileSync(`notes/${name}.md`, 'utf8');
  }

  prepare(): void {
    if (!existsSync('notes')) throw new Error('there are no notes');
  }
}
