import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Change } from '../../src/types';

/** A folder of its own below the system's temporary one. */
export function makeFolder(files: Readonly<Record<string, string>> = {}): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'unblock-apply-')));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

/** Removes what `makeFolder` made. */
export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}

/** Every file with its text, and every empty folder, leaving out git's and our own. */
export function snapshot(folder: string, below = ''): Readonly<Record<string, string>> {
  const names = readdirSync(join(folder, below)).filter((name) => name !== '.unblock' && name !== '.git');
  const entries = names.map((name) => {
    const path = below ? `${below}/${name}` : name;
    if (!lstatSync(join(folder, path)).isDirectory()) return { [path]: readFileSync(join(folder, path), 'utf8') };
    return { [`${path}/`]: 'folder', ...snapshot(folder, path) };
  });
  return Object.assign({}, ...entries);
}

/** A change of the file to the text in upper case, or its creation. */
export function upper(
  path: string,
  before: string | undefined,
  after: string = (before ?? 'new').toUpperCase(),
): Change {
  return { path, before, after, sets: ['A'] };
}
