/** Up to this length, linear search costs less than an index. */
const SHORT = 24;

/**
 * Lists of distinct numbers, most of them empty or short, and millions of them. Linked lists in two shared arrays: an
 * array for each would take several times the memory. A list may grow during a walk, which then visits the new entries.
 */
export class NumberLists {
  /** By list: its first and last entry; 0 is none. */
  private ends = new Int32Array(1 << 11);
  /** By entry: its item, and the next entry. */
  private entries = new Int32Array(1 << 13);
  private used = 1;
  private readonly indexes = new Map<number, Set<number>>();

  /** The first entry of a list, for walks: `for (let e = lists.first(key); e > 0; e = lists.next(e)) use(lists.item(e))`. */
  first(key: number): number {
    return this.ends[2 * key] ?? 0;
  }

  /** The current last entry of a list: a walk up to it does not visit what is added later. */
  last(key: number): number {
    return this.ends[2 * key + 1] ?? 0;
  }

  next(entry: number): number {
    return this.entries[2 * entry + 1];
  }

  item(entry: number): number {
    return this.entries[2 * entry];
  }

  /** A copy of the items of a list. */
  at(key: number): number[] {
    const items: number[] = [];
    for (let entry = this.first(key); entry > 0; entry = this.next(entry)) items.push(this.item(entry));
    return items;
  }

  /** How many items a list has. */
  length(key: number): number {
    let length = this.indexes.get(key)?.size ?? 0;
    if (length === 0) for (let entry = this.first(key); entry > 0; entry = this.next(entry)) length++;
    return length;
  }

  /** Every key that has a list. */
  *keys(): Generator<number> {
    for (let key = 0; 2 * key < this.ends.length; key++) if (this.ends[2 * key] > 0) yield key;
  }

  has(key: number, item: number): boolean {
    let length = 0;
    for (let entry = this.first(key); entry > 0; entry = this.next(entry)) {
      if (this.item(entry) === item) return true;
      if (++length > SHORT) return this.indexOf(key).has(item);
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
    if (2 * key >= this.ends.length) this.ends = grown(this.ends, 2 * key + 2);
    if (2 * this.used >= this.entries.length) this.entries = grown(this.entries, 2 * this.used + 2);
    const entry = this.used++;
    this.entries[2 * entry] = item;
    const last = this.ends[2 * key + 1];
    if (last > 0) this.entries[2 * last + 1] = entry;
    else this.ends[2 * key] = entry;
    this.ends[2 * key + 1] = entry;
    this.indexes.get(key)?.add(item);
  }

  private indexOf(key: number): Set<number> {
    let index = this.indexes.get(key);
    if (index === undefined) this.indexes.set(key, (index = new Set(this.at(key))));
    return index;
  }
}

function grown(array: Int32Array<ArrayBuffer>, size: number): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(Math.max(size, 2 * array.length));
  larger.set(array);
  return larger;
}
