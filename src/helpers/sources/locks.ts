import { AsyncLocalStorage } from 'async_hooks';

/** The queue of a key, first come, first served. */
interface Line {
  working: number;
  isShared: boolean;
  readonly waiting: { readonly isShared: boolean; readonly go: () => void }[];
}

interface Hold {
  readonly key: unknown;
  readonly line: Line;
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

const holds = new AsyncLocalStorage<Hold>();
const lines = new Map<unknown, Line>();

/**
 * Runs `work` with the lock of a key, as its only holder or shared. Re-entrant:
 * inside of `work`, the same key is available at once.
 */
export async function withLock<Result>(
  key: unknown,
  isShared: boolean,
  work: () => Result | PromiseLike<Result>,
): Promise<Result> {
  const around = liveHold((hold) => hold.key === key);
  const line = around ? around.within : lineOf(key);
  if (!around) return inLine(key, line, isShared, work);
  return runUnder(around, () => inLine(key, line, isShared, work));
}

// Asynchronous work that outlives the lock still has it in its context, but
// does not hold it any more.
function liveHold(matches: (hold: Hold) => boolean): Hold | undefined {
  let hold = holds.getStore();
  while (hold && !(hold.calls > 0 && matches(hold))) hold = hold.outer;
  return hold;
}

function lineOf(key: unknown): Line {
  const line = lines.get(key) ?? newLine();
  lines.set(key, line);
  return line;
}

function newLine(): Line {
  return { working: 0, isShared: false, waiting: [] };
}

async function inLine<Result>(
  key: unknown,
  line: Line,
  isShared: boolean,
  work: () => Result | PromiseLike<Result>,
): Promise<Result> {
  const turn = turnIn(line, isShared);
  if (turn) await turn;
  const hold: Hold = { key, line, within: newLine(), outer: liveHold(() => true), calls: 0 };
  return holds.run(hold, () => runUnder(hold, work));
}

/** Returns undefined if the lock is free. */
function turnIn(line: Line, isShared: boolean): Promise<void> | undefined {
  // A reader does not overtake a waiting writer, which could then wait for
  // ever.
  const isFree = line.working === 0 || (isShared && line.isShared && line.waiting.length === 0);
  if (!isFree) return new Promise((resolve) => line.waiting.push({ isShared, go: resolve }));
  line.isShared = isShared;
  line.working += 1;
  return undefined;
}

async function runUnder<Result>(hold: Hold, work: () => Result | PromiseLike<Result>): Promise<Result> {
  hold.calls += 1;
  try {
    return await work();
  } finally {
    hold.calls -= 1;
    if (hold.calls === 0) release(hold);
  }
}

function release({ key, line }: Hold): void {
  line.working -= 1;
  if (line.working > 0) return;
  const next = line.waiting[0];
  if (!next) {
    if (lines.get(key) === line) lines.delete(key);
    return;
  }
  line.isShared = next.isShared;
  do {
    line.working += 1;
    line.waiting.shift()?.go();
  } while (line.isShared && line.waiting[0]?.isShared);
}
