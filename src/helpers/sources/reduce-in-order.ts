import { foldInOrder, type Fold } from './fold-in-order';

/** Like `list.reduce(fold, initial)`, but awaits each step before the next. */
export function reduceInOrder<Item, Result = Item>(
  list: readonly Item[],
  fold: Fold<Item, Result>,
  ...initial: readonly Result[]
): Promise<Result> {
  return foldInOrder(list, fold, initial, false);
}
