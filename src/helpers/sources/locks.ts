import type { Hold, Line } from './lock-holds';
import { holds, lineOf, liveHold, newLine, release, turnIn } from './lock-holds';

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

async function inLine<Result>(
  key: unknown,
  line: Line,
  isShared: boolean,
  work: () => Result | PromiseLike<Result>,
): Promise<Result> {
  const turn = turnIn(line, isShared);
  if (turn) await turn;
  const outer = liveHold(() => true);
  const hold: Hold = { key, isShared, line, isReleased: false, within: newLine(), outer, calls: 0 };
  return holds.run(hold, () => runUnder(hold, work));
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
