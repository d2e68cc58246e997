import type { Compared } from '../../types';

/** The median: for an even number of values, the mean of the two in the middle. NaN for none. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/**
 * Compares what was measured in the same rounds, so that whatever else the machine did strikes both sides alike. Where not
 * every round agrees on the direction there is no difference to tell: with five rounds chance alone would make
 * them agree once in sixteen times.
 */
export function compared(before: readonly number[], after: readonly number[]): Compared {
  const ratios = before.map((value, round) => ratioOf(value, after[round]));
  const [least, greatest] = [Math.min(...ratios), Math.max(...ratios)];
  const verdict = least > 1 ? 'more' : greatest < 1 ? 'less' : 'same';
  return { before: median(before), after: median(after), ratio: [median(ratios), least, greatest], verdict };
}

// Zero before and after is no change. JSON has no Infinity, so a change from zero is the largest number.
function ratioOf(before: number, after: number): number {
  if (before === after) return 1;
  return before === 0 ? Number.MAX_VALUE : after / before;
}
