/** Adds one element to what has been gathered so far. */
export type Fold<Item, Result> = (
  result: Result,
  item: Item,
  index: number,
  list: readonly Item[],
) => Result | Promise<Result>;

/** What `reduce` and `reduceRight` have in common; without an initial value the first element that is there serves. */
export async function foldInOrder<Item, Result>(
  list: readonly Item[],
  fold: Fold<Item, Result>,
  initial: readonly Result[],
  fromLast: boolean,
): Promise<Result> {
  const { length } = list;
  const known = initial.slice(0, 1);
  for (let step = 0; step < length; step += 1) {
    const index = fromLast ? length - 1 - step : step;
    if (!(index in list)) continue;
    const item = list[index] as Item;
    known[0] = known.length === 0 ? (item as unknown as Result) : await fold(known[0] as Result, item, index, list);
  }
  if (known.length === 0) throw new TypeError('Reduce of empty array with no initial value');
  return known[0] as Result;
}
