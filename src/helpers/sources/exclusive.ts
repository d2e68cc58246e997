import { AsyncLocalStorage } from 'async_hooks';

interface Hold {
  readonly key: unknown;
  readonly outer: Hold | undefined;
  /** Calls that run under this hold; the last one to end gives the key to the next in line. */
  calls: number;
}

const holds = new AsyncLocalStorage<Hold>();
/** Who waits for a key that is held, first come first served. */
const queues = new Map<unknown, (() => void)[]>();

/**
 * Runs `work` when no other `exclusive` work of the same key runs in this process. Within it, work of the same key runs
 * at once. Take several keys always in the same order: two that wait for each other wait forever.
 */
export async function exclusive<Result>(key: unknown, work: () => Result | PromiseLike<Result>): Promise<Result> {
  const outer = liveHold((hold) => hold.key === key);
  if (outer) return runUnder(outer, work);
  await turn(key);
  const hold: Hold = { key, outer: liveHold(() => true), calls: 0 };
  return holds.run(hold, () => runUnder(hold, work));
}

// Work that was started under a hold and outlives it still carries it, but must not pass for its holder.
function liveHold(matches: (hold: Hold) => boolean): Hold | undefined {
  let hold = holds.getStore();
  while (hold && !(hold.calls > 0 && matches(hold))) hold = hold.outer;
  return hold;
}

function turn(key: unknown): Promise<void> | undefined {
  const queue = queues.get(key);
  if (queue) return new Promise((resolve) => queue.push(resolve));
  queues.set(key, []);
  return undefined;
}

async function runUnder<Result>(hold: Hold, work: () => Result | PromiseLike<Result>): Promise<Result> {
  hold.calls += 1;
  try {
    return await work();
  } finally {
    hold.calls -= 1;
    if (hold.calls === 0) release(hold.key);
  }
}

function release(key: unknown): void {
  const next = queues.get(key)?.shift();
  if (next) next();
  else queues.delete(key);
}
