import { foldInOrder, type Fold } from './fold-in-order';

/**
 * Like `list.reduceRight(fold, initial)`, but awaits each step before the next.
 */
export function reduceRightInOrder<Item, Result = Item>(
  list: readonly Item[],
  fold: Fold<Item, Result>,
  ...initial: readonly Result[]
): Promise<Result> {
  return foldInOrder(list, fold, initial, true);
}
