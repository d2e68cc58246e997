import { readFile } from 'fs/promises';

// It has what `Notes` has, without extending it.
export class FileNotes {
  async text(name: string): Promise<string> {
    return readFile(`notes/${name}.md`, 'utf8');
  }
}
