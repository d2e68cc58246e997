import { AsyncLocalStorage } from 'async_hooks';

/** Who works under a key, and who waits for it, first come first served. */
interface Line {
  working: number;
  isShared: boolean;
  readonly waiting: { readonly isShared: boolean; readonly go: () => void }[];
}

interface Hold {
  readonly key: unknown;
  readonly line: Line;
  /** Where work of the same key takes turns that is started under this hold: parts of one work may run beside each other. */
  readonly within: Line;
  readonly outer: Hold | undefined;
  /** Work that runs under this hold or waits to; the last to end gives the key to the next in line. */
  calls: number;
}

const holds = new AsyncLocalStorage<Hold>();
const lines = new Map<unknown, Line>();

/** Runs `work` under a key, alone or with others that share it. Within it, work of the same key does not wait for it. */
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

// Work that was started under a hold and outlives it still carries it, but must not pass for its holder.
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

/** Undefined when nobody is in the way. */
function turnIn(line: Line, isShared: boolean): Promise<void> | undefined {
  // Who shares does not overtake who waits to be alone: that might wait for ever.
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
