import type { Hold } from './lock-holds';
import { lineOf, liveHold, release, turnIn } from './lock-holds';

/**
 * Waits for a promise without the lock of a key, if that is held, and takes it
 * again before it goes on: what others could do during a wait, they still can.
 * For a promise that takes no time it keeps the lock, because nobody else could
 * run then. What the promise is of must not use what the lock protects.
 */
export async function unlocked<Result>(key: unknown, awaited: Result | PromiseLike<Result>): Promise<Result> {
  // Some queries begin each time that they are asked for their result.
  const promise = Promise.resolve(awaited);
  const hold = outermostHold(key);
  if (!hold || (await isSettledAtOnce(promise))) return promise;
  giveBack(hold);
  try {
    return await promise;
  } finally {
    await takeAgain(hold);
  }
}

// Locks that are taken again under one with the same key keep nobody out.
function outermostHold(key: unknown): Hold | undefined {
  const isMeant = (hold: Hold): boolean => hold.key === key && hold.calls > 0 && !hold.isReleased;
  let found: Hold | undefined;
  for (let hold = liveHold(isMeant); hold; hold = hold.outer) if (isMeant(hold)) found = hold;
  return found;
}

function giveBack(hold: Hold): void {
  if (hold.isReleased) return;
  hold.isReleased = true;
  release(hold);
}

// Whoever comes back first takes it for all that run under it.
async function takeAgain(hold: Hold): Promise<void> {
  if (!hold.isReleased) return;
  hold.return = hold.return || takeTurn(hold);
  await hold.return;
}

async function takeTurn(hold: Hold): Promise<void> {
  hold.line = lineOf(hold.key);
  await turnIn(hold.line, hold.isShared);
  hold.isReleased = false;
  hold.return = undefined;
}

// Node runs all jobs and ticks before the next event. A tick that is asked for
// by a job runs when there are no more jobs; there may be ticks in front of it
// that add some.
async function isSettledAtOnce(promise: Promise<unknown>): Promise<boolean> {
  let isSettled = false;
  const settle = (): void => {
    isSettled = true;
  };
  promise.then(settle, settle);
  for (let round = 0; round < 10 && !isSettled; round++) {
    await undefined;
    await new Promise<void>((resolve) => process.nextTick(resolve));
  }
  return isSettled;
}
