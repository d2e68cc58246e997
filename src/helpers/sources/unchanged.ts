import type { BigIntStats } from 'fs';

/**
 * How old a change has to be, in milliseconds, for timestamps to be conclusive.
 */
const SETTLED = 50;

/**
 * Whether a file has certainly not changed. Two changes within one clock tick
 * have the same timestamp.
 */
export function isUnchanged(before: BigIntStats, after: BigIntStats): boolean {
  const fields = ['size', 'mtimeNs', 'ctimeNs'] as const;
  const isSettled = Date.now() - Number(after.mtimeMs) > SETTLED;
  return !before.isFile() || (isSettled && fields.every((field) => before[field] === after[field]));
}
