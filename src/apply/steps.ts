import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { placeFile, removeFile, stageFile, swapIn } from './files';
import type { JournalFile } from './journal';

/** A change of one file. `original` is the present content, `bytes` the new one; undefined for no file. */
export interface Step {
  readonly file: JournalFile;
  readonly original: Buffer | undefined;
  readonly bytes: Buffer | undefined;
  /** The file beside the target that holds the new bytes before the swap. */
  readonly temporary: string;
}

/** Writes the new bytes beside the file, which does not change yet. */
export async function stage({ file, original, bytes, temporary }: Step): Promise<void> {
  if (bytes === undefined) return;
  if (original === undefined) await mkdir(dirname(file.target), { recursive: true });
  await stageFile(temporary, bytes, original && file.target);
}

/** Swaps the new bytes in atomically, or deletes the file. */
export async function commit({ file, original, bytes, temporary }: Step): Promise<void> {
  if (bytes === undefined) return removeFile(file.target);
  return original === undefined ? placeFile(file.target, temporary) : swapIn(file.target, temporary);
}
