import { CLASS_BOUNDS, type DurationsRecord } from './record';

/** The first bucket ends at 2^0 microseconds; each doubling has four buckets. */
const PER_OCTAVE = 4;
/** Up to 2^27 µs, two minutes; longer durations are counted in the last bucket. */
const BUCKETS = 27 * PER_OCTAVE;

/** A histogram of durations in constant memory; percentiles are exact to a fifth. */
export class Durations {
  count = 0;
  total = 0;
  max = 0;
  /** Counts below 1 ms, 10 ms, 100 ms, 1 s, and above. */
  readonly classes: number[] = noDurations();
  private readonly buckets = new Uint32Array(BUCKETS);

  /** Adds a duration, in milliseconds. */
  add(ms: number): void {
    this.count += 1;
    this.total += ms;
    if (ms > this.max) this.max = ms;
    this.classes[classOf(ms)] += 1;
    this.buckets[bucketOf(ms)] += 1;
  }

  /** Adds the durations of another process. */
  merge({ count, total, max, classes, buckets }: DurationsRecord): void {
    this.count += count;
    this.total += total;
    this.max = Math.max(this.max, max);
    classes.forEach((amount, index) => (this.classes[index] += amount));
    for (const [index, amount] of buckets) this.buckets[index] += amount;
  }

  /** A percentile (0 to 1), in milliseconds; 0 without durations. */
  percentile(part: number): number {
    let left = Math.ceil(part * this.count);
    for (let index = 0; index < BUCKETS && this.count > 0; index++) {
      left -= this.buckets[index];
      if (left <= 0) return Math.min(upperBound(index), this.max);
    }
    return this.max;
  }

  record(): DurationsRecord {
    const buckets: [number, number][] = [];
    this.buckets.forEach((amount, index) => amount > 0 && buckets.push([index, amount]));
    return { count: this.count, total: this.total, max: this.max, classes: [...this.classes], buckets };
  }
}

/** A zero for each class. */
export function noDurations(): number[] {
  return [...CLASS_BOUNDS, Infinity].map(() => 0);
}

/** The class of a duration in milliseconds, as an index. */
export function classOf(ms: number): number {
  const index = CLASS_BOUNDS.findIndex((bound) => ms < bound);
  return index < 0 ? CLASS_BOUNDS.length : index;
}

function bucketOf(ms: number): number {
  const index = Math.floor(Math.log2(Math.max(ms * 1000, 1)) * PER_OCTAVE);
  return Math.min(index, BUCKETS - 1);
}

function lowerBound(index: number): number {
  return 2 ** (index / PER_OCTAVE) / 1000;
}

function upperBound(index: number): number {
  return lowerBound(index + 1);
}
