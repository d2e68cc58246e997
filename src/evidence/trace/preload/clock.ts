import { performance } from 'node:perf_hooks';

// Taken before the app runs, which may replace Node's clock (fake timers).
const clock = performance;
const { now: read } = performance;

/** Milliseconds of a monotonic clock. */
export function now(): number {
  return read.call(clock);
}
