import { constants, copyFileSync, promises as fs } from 'fs';
import type { BigIntStats, PathLike, Stats } from 'fs';

import { invalidate } from './lookup'; // optional
import { temporaryFor } from './temporary';
import { isUnchanged } from './unchanged';

/**
 * Promise-based `copyFileSync` that is atomic: readers see the old content or
 * the new, never a part of it, and the copy is the source as it was before or
 * after a concurrent write, never in between. A target that cannot be replaced
 * (a link, another user's file, a folder that accepts no new file) is
 * overwritten in place.
 */
export async function copyFileAtomic(from: PathLike, to: PathLike, mode: number = 0): Promise<void> {
  const isReplaced = typeof to === 'string' && mode === 0 && (await isOwnFile(to)) && (await replaceByCopy(from, to));
  // Copying in place also reports errors with the messages of `copyFileSync`.
  if (!isReplaced) await copyAll(from, to, mode);
  if (typeof to === 'string') invalidate(to);
}

/**
 * Whether a new file can replace the one at this path; true if there is none.
 */
async function isOwnFile(path: string): Promise<boolean> {
  if (path === '' || /[\\/]$/.test(path)) return false;
  try {
    const stats = await fs.lstat(path);
    return stats.isFile() && stats.nlink === 1 && isMadeByUs(stats);
  } catch (error) {
    return (error as { code?: unknown }).code === 'ENOENT';
  }
}

function isMadeByUs({ uid, gid, mode }: Stats): boolean {
  if (!process.geteuid || !process.getegid) return false;
  return process.geteuid() === uid && process.getegid() === gid && (mode & constants.S_IWUSR) !== 0;
}

/** Returns false if the file cannot be replaced. */
async function replaceByCopy(from: PathLike, to: string): Promise<boolean> {
  const temporary = temporaryFor(to);
  try {
    await copyAll(from, temporary, constants.COPYFILE_EXCL);
    await fs.rename(temporary, to);
    return true;
  } catch {
    await fs.unlink(temporary).catch((): undefined => undefined);
    return false;
  }
}

async function copyAll(from: PathLike, to: PathLike, mode: number): Promise<void> {
  const before = await lookAtSource(from);
  await fs.copyFile(from, to, mode);
  const after = before && (await lookAtSource(from));
  // The source changed while it was copied. The synchronous call cannot be
  // interrupted by a write of this process.
  if (after && !isUnchanged(before, after)) copyFileSync(from, to, mode & ~constants.COPYFILE_EXCL);
}

function lookAtSource(path: PathLike): Promise<BigIntStats | undefined> {
  return fs.stat(path, { bigint: true }).catch((): undefined => undefined);
}
