import { resolve } from 'path';
import { fileURLToPath } from 'url';

import { withLock } from './locks';

/** Paths, or what gives them. */
export type Files = readonly unknown[] | (() => readonly unknown[]);

/**
 * Runs `work` with the locks of some files, in the order of their names, so that
 * two of these never wait for each other. Work with the lock of the whole key
 * excludes them all.
 */
export async function withFileLocks<Result>(
  key: unknown,
  files: Files,
  isShared: boolean,
  work: () => Result | PromiseLike<Result>,
): Promise<Result> {
  const names = namesOf(files);
  const under = async (index: number): Promise<Result> =>
    index === names.length ? work() : withLock(`${String(key)}: ${names[index]}`, isShared, () => under(index + 1));
  return withLock(key, true, () => under(0));
}

/** None where there is no path: then `work` fails where it uses it. */
function namesOf(files: Files): string[] {
  try {
    const paths = typeof files === 'function' ? files() : files;
    return [...new Set(paths.map(nameOf))].sort();
  } catch {
    return [];
  }
}

// Many file systems take names that differ in case, or in how an accent is
// encoded, for the same.
function nameOf(file: unknown): string {
  const path = file instanceof URL ? fileURLToPath(file) : String(file);
  return resolve(path).normalize('NFC').toLowerCase();
}
