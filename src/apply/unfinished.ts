import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ourFolder } from './lock';

/** Keeps what was decided in a review that is not over; a kill leaves the old text or the new one. */
export async function keepReview(root: string, text: string): Promise<void> {
  const path = pathIn(root);
  await mkdir(ourFolder(root), { recursive: true });
  await writeFile(`${path}.tmp`, text);
  await rename(`${path}.tmp`, path);
}

/** What `keepReview` kept last; undefined when no review was left. */
export async function keptReview(root: string): Promise<string | undefined> {
  return readFile(pathIn(root), 'utf8').catch(() => undefined);
}

/** Nothing is left to decide. */
export async function forgetReview(root: string): Promise<void> {
  await rm(pathIn(root), { force: true });
}

function pathIn(root: string): string {
  return join(ourFolder(root), 'review.json');
}
