import { Injectable } from '@nestjs/common';
import { existsSync } from 'fs';
import { readFile } from 'fs/promises';

@Injectable()
export class NotesService {
  async text(name: string): Promise<string> {
    return readFile(`notes/${name}.md`, 'utf8');
  }

  prepare(): void {
    if (!existsSync('notes')) throw new Error('there are no notes');
  }
}
