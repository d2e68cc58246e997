import { basename, dirname, sep } from 'path';

/** Where to write what is to take the place of a file: beside it, under a name that `readFolder` knows. */
export function temporaryFor(path: string): string {
  const random = Math.random().toString(16).slice(2, 14).padEnd(12, '0');
  return `${dirname(path)}${sep}.${basename(path)}.${random}.tmp`;
}
