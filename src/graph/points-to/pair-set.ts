/** A power of two. */
const TABLES = 32;
const FIRST_SIZE = 32;

/** A table that nothing was added to yet: most sets of a small program have none but these. */
const EMPTY = new Int32Array(2);

/**
 * A set of pairs of numbers that are not negative: hash tables with open addressing and linear probing (Knuth, The Art of
 * Computer Programming 6.4, algorithm L) in flat arrays. A `Set` of the language takes three times the memory for each number.
 * There are several tables, so that only a small part is copied when one grows.
 */
export class PairSet {
  /** By slot: the first number plus one, 0 for none, and the second. */
  private readonly tables = new Array<Int32Array>(TABLES).fill(EMPTY);
  private readonly sizes = new Int32Array(TABLES);

  has(one: number, other: number): boolean {
    const hash = hashOf(one, other);
    const table = this.tables[hash & (TABLES - 1)];
    return table[slotOf(table, hash, one, other)] !== 0;
  }

  /** Adds a pair that is not in the set. */
  add(one: number, other: number): void {
    const hash = hashOf(one, other);
    const index = hash & (TABLES - 1);
    // At most three quarters full.
    if (8 * ++this.sizes[index] > 3 * this.tables[index].length) this.tables[index] = larger(this.tables[index]);
    insert(this.tables[index], hash, one, other);
  }
}

/** Where a pair is, or would be. */
function slotOf(table: Int32Array, hash: number, one: number, other: number): number {
  const mask = table.length - 1;
  let at = (hash >>> 4) & mask & ~1;
  while (table[at] !== 0 && (table[at] !== one + 1 || table[at + 1] !== other)) at = (at + 2) & mask;
  return at;
}

function insert(table: Int32Array, hash: number, one: number, other: number): void {
  const at = slotOf(table, hash, one, other);
  table[at] = one + 1;
  table[at + 1] = other;
}

function larger(table: Int32Array): Int32Array<ArrayBuffer> {
  const made = new Int32Array(Math.max(2 * table.length, 2 * FIRST_SIZE));
  for (let at = 0; at < table.length; at += 2) {
    if (table[at] === 0) continue;
    const [one, other] = [table[at] - 1, table[at + 1]];
    insert(made, hashOf(one, other), one, other);
  }
  return made;
}

/** Mixes all bits of both numbers (the finaliser of MurmurHash3). */
function hashOf(one: number, other: number): number {
  let hash = Math.imul(one, 0x9e3779b1) ^ other;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
