import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { placeFile, removeFile, stageFile, swapIn } from './files';
import type { JournalFile } from './journal';

/** What is to be done to one file. `original` is what is there now, `bytes` what is to be; undefined where there is no file. */
export interface Step {
  readonly file: JournalFile;
  readonly original: Buffer | undefined;
  readonly bytes: Buffer | undefined;
  /** Name of the file beside the target that holds the new bytes until they get their place. */
  readonly temporary: string;
}

/** Puts the new bytes on the disk beside the file, which stays as it is. */
export async function stage({ file, original, bytes, temporary }: Step): Promise<void> {
  if (bytes === undefined) return;
  if (original === undefined) await mkdir(dirname(file.target), { recursive: true });
  await stageFile(temporary, bytes, original && file.target);
}

/** Gives the new bytes their place in one step, or takes the file away. */
export async function commit({ file, original, bytes, temporary }: Step): Promise<void> {
  if (bytes === undefined) return removeFile(file.target);
  return original === undefined ? placeFile(file.target, temporary) : swapIn(file.target, temporary);
}
