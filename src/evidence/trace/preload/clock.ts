import { performance } from 'node:perf_hooks';

// Taken before the app runs, which may put a clock of its own (fake timers) in the place of Node's.
const clock = performance;
const { now: read } = performance;

/** Milliseconds of a clock that only goes forward. */
export function now(): number {
  return read.call(clock);
}
