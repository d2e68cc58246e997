import { AsyncLocalStorage } from 'async_hooks';

interface Hold {
  readonly key: unknown;
  readonly outer: Hold | undefined;
  /** Calls that run under this hold; the last one to end gives the key to the next in line. */
  calls: number;
}

/** Who works under a key, and who waits for it, first come first served. */
interface Line {
  working: number;
  isShared: boolean;
  readonly waiting: { readonly isShared: boolean; readonly go: () => void }[];
}

const holds = new AsyncLocalStorage<Hold>();
const lines = new Map<unknown, Line>();

/** Runs `work` under a key, alone or with others that share it. Within it, work of the same key runs at once. */
export async function withLock<Result>(
  key: unknown,
  isShared: boolean,
  work: () => Result | PromiseLike<Result>,
): Promise<Result> {
  const outer = liveHold((hold) => hold.key === key);
  if (outer) return runUnder(outer, work);
  await turn(key, isShared);
  const hold: Hold = { key, outer: liveHold(() => true), calls: 0 };
  return holds.run(hold, () => runUnder(hold, work));
}

// Work that was started under a hold and outlives it still carries it, but must not pass for its holder.
function liveHold(matches: (hold: Hold) => boolean): Hold | undefined {
  let hold = holds.getStore();
  while (hold && !(hold.calls > 0 && matches(hold))) hold = hold.outer;
  return hold;
}

function turn(key: unknown, isShared: boolean): Promise<void> | undefined {
  const line = lines.get(key);
  if (!line) {
    lines.set(key, { working: 1, isShared, waiting: [] });
    return undefined;
  }
  // Who shares does not overtake who waits to be alone: that might wait for ever.
  const isFree = isShared && line.isShared && line.waiting.length === 0;
  if (!isFree) return new Promise((resolve) => line.waiting.push({ isShared, go: resolve }));
  line.working += 1;
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
  const line = lines.get(key) as Line;
  line.working -= 1;
  if (line.working > 0) return;
  const next = line.waiting[0];
  if (!next) return void lines.delete(key);
  line.isShared = next.isShared;
  do {
    line.working += 1;
    line.waiting.shift()?.go();
  } while (line.isShared && line.waiting[0]?.isShared);
}
