import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, sep } from 'node:path';

/** A copy of a folder below the system's temporary one, out of reach of this repository's own configuration. */
export function copyOf(folder: string, without: readonly string[] = []): string {
  const copy = emptyFolder();
  const skipped = new Set(without.map((name) => join(folder, name)));
  cpSync(folder, copy, { recursive: true, filter: (source) => !skipped.has(source) });
  return copy;
}

/** A new folder below the system's temporary one. */
export function emptyFolder(): string {
  return realpathSync(mkdtempSync(join(tmpdir(), 'unblock-fixture-')));
}

/** Removes a folder that `copyOf` or `emptyFolder` made. */
export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}

/** The text of every file below a folder by its path with `/`, leaving out node_modules, git's files and our own journal. */
export function textsBelow(folder: string): Map<string, string> {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .split(sep)
        .join('/'),
    )
    .filter((path) => !/(?:^|\/)(?:node_modules|\.git|\.unblock)\//.test(path))
    .sort();
  return new Map(paths.map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
}

/** Writes texts below a folder, which then holds them and nothing else. */
export function replaceFolder(folder: string, texts: ReadonlyMap<string, string>): void {
  removeFolder(folder);
  for (const [path, text] of texts) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}
