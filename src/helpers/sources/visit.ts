/** Called for one element of an array. */
export type Visit<Item, Result> = (item: Item, index: number, list: readonly Item[]) => Result | Promise<Result>;
