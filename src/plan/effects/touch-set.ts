/** Bits per word. */
const SIZE = 32;
/** Greater than any index of a word. */
const END = 2 ** 30;

/**
 * An immutable set of non-negative integers, as a sparse bit set: pairs of word index and word, ascending, without
 * empty words. Most sets have few of very many numbers, so this is small; intersection is tested without allocation.
 */
export class TouchSet {
  private constructor(private readonly parts: readonly number[]) {}

  static of(numbers: readonly number[]): TouchSet {
    if (numbers.length === 1) return new TouchSet([Math.floor(numbers[0] / SIZE), 1 << (numbers[0] % SIZE)]);
    const bits = new Map<number, number>();
    for (const number of numbers) {
      const place = Math.floor(number / SIZE);
      bits.set(place, (bits.get(place) ?? 0) | (1 << (number % SIZE)));
    }
    return new TouchSet([...bits].sort(([a], [b]) => a - b).flat());
  }

  /** The union of many sets, in one pass. */
  static union(all: Iterable<TouchSet>): TouchSet {
    const sets = [...new Set(all)];
    if (sets.length <= 2) return sets.reduce((one, other) => one.or(other), NO_TOUCH);
    // Pairwise union would take the size of the result for each step.
    const bits = new Int32Array(1 + sets.reduce((most, { parts }) => Math.max(most, parts.at(-2) ?? 0), 0));
    for (const { parts } of sets) for (let at = 0; at < parts.length; at += 2) bits[parts[at]] |= parts[at + 1];
    const joined: number[] = [];
    bits.forEach((some, place) => push(joined, place, some));
    return sets.find((set) => set.parts.length === joined.length && set.has(joined)) ?? new TouchSet(joined);
  }

  get isEmpty(): boolean {
    return this.parts.length === 0;
  }

  /** Whether it has at least two elements. */
  get isSeveral(): boolean {
    return this.parts.length > 2 || (this.parts.length === 2 && (this.parts[1] & (this.parts[1] - 1)) !== 0);
  }

  /** The number of elements. */
  get size(): number {
    let count = 0;
    for (let at = 1; at < this.parts.length; at += 2)
      for (let bits = this.parts[at]; bits !== 0; bits &= bits - 1) count += 1;
    return count;
  }

  /** Equal for equal sets, and only for them. */
  get key(): string {
    return this.parts.join(' ');
  }

  /** The elements, ascending. */
  get numbers(): number[] {
    const found: number[] = [];
    for (let at = 0; at < this.parts.length; at += 2)
      for (let bits = this.parts[at + 1]; bits !== 0; bits &= bits - 1)
        found.push(this.parts[at] * SIZE + (SIZE - 1 - Math.clz32(bits & -bits)));
    return found;
  }

  /** Whether it is a superset of the other. */
  includes(other: TouchSet): boolean {
    return this === other || this.has(other.parts);
  }

  private has(b: readonly number[]): boolean {
    const a = this.parts;
    if (b.length > a.length) return false;
    for (let [i, j] = [0, 0]; j < b.length; j += 2) {
      i = seek(a, i, b[j]);
      if (a[i] !== b[j] || (b[j + 1] & ~a[i + 1]) !== 0) return false;
    }
    return true;
  }

  /** Whether the intersection is not empty. */
  meets(other: TouchSet): boolean {
    const [a, b] = [this.parts, other.parts];
    let [i, j] = [0, 0];
    while (i < a.length && j < b.length) {
      if (a[i] < b[j]) i = seek(a, i, b[j]);
      else if (a[i] > b[j]) j = seek(b, j, a[i]);
      else if ((a[i + 1] & b[j + 1]) !== 0) return true;
      else [i, j] = [i + 2, j + 2];
    }
    return false;
  }

  /** Intersection. */
  and(other: TouchSet): TouchSet {
    if (other.includes(this)) return this;
    const [a, b] = [this.parts, other.parts];
    const parts: number[] = [];
    let [i, j] = [0, 0];
    while (i < a.length && j < b.length) {
      if (a[i] < b[j]) i = seek(a, i, b[j]);
      else if (a[i] > b[j]) j = seek(b, j, a[i]);
      else {
        push(parts, a[i], a[i + 1] & b[j + 1]);
        [i, j] = [i + 2, j + 2];
      }
    }
    return parts.length === 0 ? NO_TOUCH : new TouchSet(parts);
  }

  /** Difference. */
  without(other: TouchSet): TouchSet {
    if (!this.meets(other)) return this;
    const [a, b] = [this.parts, other.parts];
    const parts: number[] = [];
    for (let [i, j] = [0, 0]; i < a.length; i += 2) {
      j = seek(b, j, a[i]);
      push(parts, a[i], b[j] === a[i] ? a[i + 1] & ~b[j + 1] : a[i + 1]);
    }
    return parts.length === 0 ? NO_TOUCH : new TouchSet(parts);
  }

  /** Union. */
  or(other: TouchSet): TouchSet {
    if (this.includes(other)) return this;
    if (other.includes(this)) return other;
    const [a, b] = [this.parts, other.parts];
    const parts: number[] = [];
    let [i, j] = [0, 0];
    while (i < a.length || j < b.length) {
      const [left, right] = [a[i] ?? END, b[j] ?? END];
      push(parts, Math.min(left, right), (left <= right ? a[i + 1] : 0) | (right <= left ? b[j + 1] : 0));
      if (left <= right) i += 2;
      if (right <= left) j += 2;
    }
    return new TouchSet(parts);
  }
}

/** The empty set. */
export const NO_TOUCH = TouchSet.of([]);

function push(parts: number[], place: number, bits: number): void {
  if (bits !== 0) parts.push(place, bits);
}

/**
 * The position of the first word, from `at` on, whose index is not less than `place`. Galloping search: one set is
 * often much larger than the other.
 */
function seek(parts: readonly number[], at: number, place: number): number {
  let [step, low] = [2, at];
  while (low + step < parts.length && parts[low + step] < place) [low, step] = [low + step, 2 * step];
  for (; step >= 2; step /= 2) if (low + step < parts.length && parts[low + step] < place) low += step;
  return low < parts.length && parts[low] < place ? low + 2 : low;
}
