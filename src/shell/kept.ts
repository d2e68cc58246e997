import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What an earlier run has kept in a file; nothing when there is no such file. To ask for it makes it the youngest. */
export function kept(file: string): Buffer | undefined {
  try {
    const now = new Date();
    const bytes = readFileSync(file);
    utimesSync(file, now, now);
    return bytes;
  } catch {
    return undefined;
  }
}

/**
 * Keeps bytes for later runs, in a folder that holds `most` files: those that nobody asked for the longest go first. Several
 * runs at once may write: each file is whole, and the last one stays. What cannot be written is not kept, and nobody is
 * bothered: without it the next run takes longer, no more.
 */
export function keep(file: string, bytes: Buffer, most: number): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
    replace(file, bytes);
    removeOldest(dirname(file), most);
  } catch {
    // See above.
  }
}

function replace(file: string, bytes: Buffer): void {
  const draft = `${file}.${randomUUID()}`;
  try {
    writeFileSync(draft, bytes);
    renameSync(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
}

function removeOldest(folder: string, most: number): void {
  const files = readdirSync(folder).map((name) => join(folder, name));
  const byAge = files.map((file) => ({ file, at: statSync(file).mtimeMs })).sort((one, other) => other.at - one.at);
  for (const { file } of byAge.slice(most)) rmSync(file, { force: true });
}
