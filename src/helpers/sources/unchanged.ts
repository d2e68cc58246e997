import type { BigIntStats } from 'fs';

/** How much later a file has to be looked at than it was changed for its times to tell, in milliseconds. */
const SETTLED = 50;

/** Whether a file is what it was, as far as that can be told: two changes within one tick of the clock have the same time. */
export function isUnchanged(before: BigIntStats, after: BigIntStats): boolean {
  const fields = ['size', 'mtimeNs', 'ctimeNs'] as const;
  const isSettled = Date.now() - Number(after.mtimeMs) > SETTLED;
  return !before.isFile() || (isSettled && fields.every((field) => before[field] === after[field]));
}
