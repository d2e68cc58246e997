import { readFileSync } from 'node:fs';

/** The text of a file; empty when it cannot be read. */
export function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

/** The lines of a file that say something: those of `.dockerignore` and its like, without comments. */
export function rulesOf(path: string): readonly string[] {
  const lines = textOf(path).split(/\r?\n/);
  return lines.map((line) => line.trim()).filter((line) => line !== '' && !line.startsWith('#'));
}
