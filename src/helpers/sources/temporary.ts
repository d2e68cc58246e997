import { basename, dirname, sep } from 'path';

/**
 * A path for the new content of a file before it is renamed: in the same
 * folder, with a name that `isTemporary` recognises.
 */
export function temporaryFor(path: string): string {
  const random = Math.random().toString(16).slice(2, 14).padEnd(12, '0');
  return `${dirname(path)}${sep}.${basename(path)}.${random}.tmp`;
}
