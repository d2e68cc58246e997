import { checkList } from './check-list';

/** Combines the result so far with one element. */
export type Fold<Item, Result> = (
  result: Result,
  item: Item,
  index: number,
  list: readonly Item[],
) => Result | Promise<Result>;

/**
 * The common part of `reduceInOrder` and `reduceRightInOrder`. Without an
 * initial value, the first element (holes excepted) is the initial value.
 */
export async function foldInOrder<Item, Result>(
  list: readonly Item[],
  fold: Fold<Item, Result>,
  initial: readonly Result[],
  fromLast: boolean,
): Promise<Result> {
  checkList(list);
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
