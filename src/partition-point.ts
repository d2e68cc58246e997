/**
 * The first index of a sorted list for which something no longer holds, by binary search: it holds for all before that,
 * and for none behind it. The length of the list where it holds for all.
 */
export function partitionPoint(length: number, isBefore: (index: number) => boolean): number {
  let [low, high] = [0, length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBefore(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}
