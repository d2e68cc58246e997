/**
 * Like `Array.from(list, visit)`, but awaits each visit before it takes the
 * next element.
 */
export async function fromInOrder<Item, Result>(
  list: Iterable<Item> | ArrayLike<Item>,
  visit: (item: Item, index: number) => Result | Promise<Result>,
  thisArg?: unknown,
): Promise<Result[]> {
  const results: Result[] = [];
  const items = Symbol.iterator in Object(list) ? (list as Iterable<Item>) : Array.from(list as ArrayLike<Item>);
  for (const item of items) results.push(await visit.call(thisArg, item, results.length));
  return results;
}
