import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
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

function pathIn(root: string): string {
  return join(ourFolder(root), 'review.json');
}
