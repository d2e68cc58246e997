const NONE: readonly number[] = [];
/** Up to here a search through the list costs less than an index. */
const SHORT = 24;

/**
 * Lists of distinct numbers by number, most of them empty or short: arrays take a third of the memory of sets, and there are
 * millions. A list may grow while it is walked; the walk then goes on to what was added.
 */
export class NumberLists {
  private readonly lists: (number[] | undefined)[] = [];
  private readonly indexes = new Map<number, Set<number>>();

  at(key: number): readonly number[] {
    return this.lists[key] ?? NONE;
  }

  has(key: number, item: number): boolean {
    const list = this.lists[key];
    if (list === undefined) return false;
    return list.length <= SHORT ? list.includes(item) : this.indexOf(key, list).has(item);
  }

  /** Appends what is not there yet; false when it is. */
  add(key: number, item: number): boolean {
    if (this.has(key, item)) return false;
    const list = this.lists[key];
    if (list === undefined) this.lists[key] = [item];
    else list.push(item);
    this.indexes.get(key)?.add(item);
    return true;
  }

  private indexOf(key: number, list: readonly number[]): Set<number> {
    let index = this.indexes.get(key);
    if (index === undefined) this.indexes.set(key, (index = new Set(list)));
    return index;
  }
}
