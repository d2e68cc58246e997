import { withLock } from './locks';

/**
 * Runs `work` under an exclusive lock of this process: no other `exclusive` or
 * `shared` work with the same key runs meanwhile. The lock is re-entrant: work
 * started inside of `work` with the same key does not wait for it, only for
 * other work started there. Always take several keys in the same order;
 * otherwise they can deadlock.
 */
export async function exclusive<Result>(key: unknown, work: () => Result | PromiseLike<Result>): Promise<Result> {
  return withLock(key, false, work);
}
