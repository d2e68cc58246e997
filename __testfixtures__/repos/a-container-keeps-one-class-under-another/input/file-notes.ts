import { readFileSync } from 'fs';

// It has what `Notes` has, without extending it.
export class FileNotes {
  text(name: string): string {
    return readFileSync(`notes/${name}.md`, 'utf8');
  }
}
