import type { Files } from './file-locks';
import { withFileLocks } from './file-locks';

/**
 * Runs `work` under exclusive locks of these files: no other work on one of them
 * with the same key runs meanwhile, and no `exclusive` work with the same key.
 * Work on other files does. Re-entrant for the same files; work on others, and
 * `exclusive` work with the same key, must not be started inside of it.
 */
export async function exclusiveFiles<Result>(
  key: unknown,
  files: Files,
  work: () => Result | PromiseLike<Result>,
): Promise<Result> {
  return withFileLocks(key, files, false, work);
}
