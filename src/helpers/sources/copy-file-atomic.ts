import { constants, copyFileSync, promises as fs } from 'fs';
import type { BigIntStats, PathLike, Stats } from 'fs';

import { invalidate } from './lookup'; // optional
import { temporaryFor } from './temporary';
import { isUnchanged } from './unchanged';

/**
 * Like `copyFileSync`, as a promise. Readers see the old content or the new, never a part, and what is copied is what
 * was there before or after somebody wrote it. What cannot be replaced as a whole (a link, a file of somebody else, one
 * in a folder that takes no new one) is written in place.
 */
export async function copyFileAtomic(from: PathLike, to: PathLike, mode: number = 0): Promise<void> {
  const isReplaced = typeof to === 'string' && mode === 0 && (await isOwnFile(to)) && (await replaceByCopy(from, to));
  // Copying in place also reports what is wrong in the words of `copyFileSync`.
  if (!isReplaced) await copyAll(from, to, mode);
  if (typeof to === 'string') invalidate(to);
}

/** Whether a new file can take its place; also where there is none yet. */
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
  return process.geteuid?.() === uid && process.getegid?.() === gid && (mode & constants.S_IWUSR) !== 0;
}

/** False when that is not possible there. */
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
  // Nobody writes while this copies.
  if (after && !isUnchanged(before, after)) copyFileSync(from, to, mode & ~constants.COPYFILE_EXCL);
}

function lookAtSource(path: PathLike): Promise<BigIntStats | undefined> {
  return fs.stat(path, { bigint: true }).catch((): undefined => undefined);
}
