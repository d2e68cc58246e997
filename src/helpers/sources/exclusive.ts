import { withLock } from './locks';

/**
 * Runs `work` when no other `exclusive` or `shared` work of the same key runs in this process. Within it, work of the same
 * key does not wait for it, only for its like. Take several keys always in the same order: two that wait for each other wait forever.
 */
export async function exclusive<Result>(key: unknown, work: () => Result | PromiseLike<Result>): Promise<Result> {
  return withLock(key, false, work);
}
