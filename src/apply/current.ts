import { resolve } from 'node:path';
import type { SourceFile } from '../types';
import { hashOf, readBytes } from './files';
import { readRuns } from './runs';

/** The files whose bytes differ from the text that was read, with their present text. */
export async function changedOnDisk(root: string, files: readonly SourceFile[]): Promise<readonly SourceFile[]> {
  const now = await Promise.all(files.map(({ path }) => readBytes(resolve(root, path)).catch(() => undefined)));
  return files.flatMap(({ path, text }, index) => {
    const bytes = now[index];
    return bytes?.equals(Buffer.from(text, 'utf8')) ? [] : [{ path, text: bytes?.toString('utf8') ?? '' }];
  });
}

/** The paths whose bytes are exactly what one of our runs left, so that they have no uncommitted work of the user. */
export async function leftByUs(root: string, paths: readonly string[]): Promise<ReadonlySet<string>> {
  const left = new Set<string>();
  for (const { journal, undoings } of await readRuns(root)) {
    for (const { files } of [journal, ...undoings]) for (const { path, after } of files) left.add(`${path}\0${after}`);
  }
  const now = await Promise.all(paths.map((path) => readBytes(resolve(root, path))));
  return new Set(paths.filter((path, index) => now[index] && left.has(`${path}\0${hashOf(now[index])}`)));
}
