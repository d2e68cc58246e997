import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The content that an earlier run has kept; undefined if there is none. Marks the file as recently used. */
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
 * Keeps bytes for later runs, in a folder of at most `most` files; the least recently used are deleted. Safe with
 * concurrent runs: each file is complete, and the last writer wins. Errors are ignored: then the next run takes longer,
 * and that is all.
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
