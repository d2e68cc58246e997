import { withLock } from './locks';

/**
 * Runs `work` when no `exclusive` work of the same key runs in this process, beside other `shared` work: for those who only
 * read. Within it, `shared` work of the same key does not wait, and `exclusive` work must not be started.
 */
export async function shared<Result>(key: unknown, work: () => Result | PromiseLike<Result>): Promise<Result> {
  return withLock(key, true, work);
}
