import { PairSet } from './pair-set';

/** Up to this length, linear search costs less than an index. */
const SHORT = 24;
const PAGE_BITS = 13;
const PAGE_MASK = (1 << PAGE_BITS) - 1;

/** Pairs of numbers, 0 where none was set. An array that doubles is half empty, and for a moment there are two of it. */
type Pages = Int32Array[];

/**
 * Lists of distinct numbers, most of them empty or short, and millions of them. Linked lists in shared pages: an array for
 * each would take several times the memory. A list may grow during a walk, which then visits the new entries.
 */
export class NumberLists {
  /** By list: its first and last entry; 0 is none, and the first of a long list is negative. */
  private readonly ends: Pages = [];
  /** By entry: its item, and the next entry. */
  private readonly entries: Pages = [];
  private used = 1;
  /** What is in which long list. */
  private readonly index = new PairSet();
  /** By long list, how many items it has. */
  private readonly lengths = new Map<number, number>();

  /** The first entry of a list, for walks: `for (let e = lists.first(key); e > 0; e = lists.next(e)) use(lists.item(e))`. */
  first(key: number): number {
    return Math.abs(this.start(key));
  }

  /** The current last entry of a list: a walk up to it does not visit what is added later. */
  last(key: number): number {
    const page = this.ends[key >>> PAGE_BITS];
    return page === undefined ? 0 : page[2 * (key & PAGE_MASK) + 1];
  }

  next(entry: number): number {
    return this.entries[entry >>> PAGE_BITS][2 * (entry & PAGE_MASK) + 1];
  }

  item(entry: number): number {
    return this.entries[entry >>> PAGE_BITS][2 * (entry & PAGE_MASK)];
  }

  /** A copy of the items of a list. */
  at(key: number): number[] {
    const items: number[] = [];
    for (let entry = this.first(key); entry > 0; entry = this.next(entry)) items.push(this.item(entry));
    return items;
  }

  /** How many items a list has. */
  length(key: number): number {
    let length = this.lengths.get(key) ?? 0;
    if (length === 0) for (let entry = this.first(key); entry > 0; entry = this.next(entry)) length++;
    return length;
  }

  /** Every key that has a list. */
  *keys(): Generator<number> {
    for (let key = 0; key < this.ends.length << PAGE_BITS; key++) if (this.first(key) > 0) yield key;
  }

  has(key: number, item: number): boolean {
    const first = this.start(key);
    if (first < 0) return this.index.has(key, item);
    let length = 0;
    for (let entry = first; entry > 0; entry = this.next(entry)) {
      if (this.item(entry) === item) return true;
      if (++length > SHORT) return this.addIndex(key).has(key, item);
    }
    return false;
  }

  /** Appends an item, unless it is there; false when it is. */
  add(key: number, item: number): boolean {
    if (this.has(key, item)) return false;
    this.append(key, item);
    return true;
  }

  /** Appends what is known not to be there. */
  append(key: number, item: number): void {
    const entry = this.used++;
    pageOf(this.entries, entry)[2 * (entry & PAGE_MASK)] = item;
    const last = this.last(key);
    const [ends, at] = [pageOf(this.ends, key), 2 * (key & PAGE_MASK)];
    if (last > 0) this.entries[last >>> PAGE_BITS][2 * (last & PAGE_MASK) + 1] = entry;
    else ends[at] = entry;
    ends[at + 1] = entry;
    const length = this.lengths.get(key);
    if (length === undefined) return;
    this.lengths.set(key, length + 1);
    this.index.add(key, item);
  }

  /** Makes a list one of the long ones. */
  private addIndex(key: number): PairSet {
    const items = this.at(key);
    for (const item of items) this.index.add(key, item);
    this.lengths.set(key, items.length);
    pageOf(this.ends, key)[2 * (key & PAGE_MASK)] *= -1;
    return this.index;
  }

  /** The first entry as it is kept. */
  private start(key: number): number {
    const page = this.ends[key >>> PAGE_BITS];
    return page === undefined ? 0 : page[2 * (key & PAGE_MASK)];
  }
}

/** The page of an index; pages before it are made, too. */
function pageOf(pages: Pages, index: number): Int32Array {
  const at = index >>> PAGE_BITS;
  while (pages.length <= at) pages.push(new Int32Array(2 << PAGE_BITS));
  return pages[at];
}
