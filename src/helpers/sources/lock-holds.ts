import { AsyncLocalStorage } from 'async_hooks';

/** The queue of a key, first come, first served. */
export interface Line {
  working: number;
  isShared: boolean;
  readonly waiting: { readonly isShared: boolean; readonly go: () => void }[];
}

export interface Hold {
  readonly key: unknown;
  readonly isShared: boolean;
  line: Line;
  /** For a while, others may hold the lock. */
  isReleased: boolean;
  /** Settles when the lock is held again. */
  return?: Promise<void> | undefined;
  /**
   * The queue for work with the same key that is started while this lock is
   * held, whose parts may run concurrently.
   */
  readonly within: Line;
  readonly outer: Hold | undefined;
  /**
   * The number of calls that run under this lock or wait to; when the last one
   * ends, the lock is released.
   */
  calls: number;
}

export const holds = new AsyncLocalStorage<Hold>();
const lines = new Map<unknown, Line>();

// Asynchronous work that outlives the lock still has it in its context, but
// does not hold it any more.
export function liveHold(matches: (hold: Hold) => boolean): Hold | undefined {
  let hold = holds.getStore();
  while (hold && !(hold.calls > 0 && !hold.isReleased && matches(hold))) hold = hold.outer;
  return hold;
}

export function lineOf(key: unknown): Line {
  const line = lines.get(key) || newLine();
  lines.set(key, line);
  return line;
}

export function newLine(): Line {
  return { working: 0, isShared: false, waiting: [] };
}

/** Returns undefined if the lock is free. */
export function turnIn(line: Line, isShared: boolean): Promise<void> | undefined {
  // A reader does not overtake a waiting writer, which could then wait for
  // ever.
  const isFree = line.working === 0 || (isShared && line.isShared && line.waiting.length === 0);
  if (!isFree) return new Promise((resolve) => line.waiting.push({ isShared, go: resolve }));
  line.isShared = isShared;
  line.working += 1;
  return undefined;
}

export function release({ key, line }: Hold): void {
  line.working -= 1;
  if (line.working > 0) return;
  const [next] = line.waiting;
  if (!next) {
    if (lines.get(key) === line) lines.delete(key);
    return;
  }
  line.isShared = next.isShared;
  const writer = line.waiting.findIndex(({ isShared }) => !isShared);
  const readers = writer < 0 ? line.waiting.length : writer;
  const started = line.waiting.splice(0, next.isShared ? readers : 1);
  line.working = started.length;
  for (const { go } of started) go();
}
