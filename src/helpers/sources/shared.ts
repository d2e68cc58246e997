import { withLock } from './locks';

/**
 * Runs `work` under a shared lock of this process, together with other `shared`
 * work but not while `exclusive` work with the same key runs: for code that
 * only reads. Re-entrant for `shared`; `exclusive` work with the same key must
 * not be started inside of it.
 */
export async function shared<Result>(key: unknown, work: () => Result | PromiseLike<Result>): Promise<Result> {
  return withLock(key, true, work);
}
