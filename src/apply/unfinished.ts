import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { newRunId } from './journal';
import { ourFolder } from './lock';

/** Saves the decisions of an unfinished review, atomically. */
export async function keepReview(root: string, text: string): Promise<void> {
  const path = pathIn(root);
  await mkdir(ourFolder(root), { recursive: true });
  await writeFile(`${path}.tmp`, text);
  await rename(`${path}.tmp`, path);
}

/** What `keepReview` saved last; undefined if there is no unfinished review. */
export async function keptReview(root: string): Promise<string | undefined> {
  return readFile(pathIn(root), 'utf8').catch(() => undefined);
}

/** Deletes the saved decisions, because the review is finished. */
export async function forgetReview(root: string): Promise<void> {
  await rm(pathIn(root), { force: true });
}

/** Saves a text that somebody wrote by hand; resolves to its path, relative to the project root. */
export async function keepAside(root: string, path: string, text: string): Promise<string> {
  const file = join(ourFolder(root), 'edits', newRunId(), path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
  return relative(root, file).split(sep).join('/');
}

function pathIn(root: string): string {
  return join(ourFolder(root), 'review.json');
}
