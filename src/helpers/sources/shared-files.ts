import type { Files } from './file-locks';
import { withFileLocks } from './file-locks';

/**
 * Runs `work` under shared locks of these files, together with other
 * `sharedFiles` work but not while `exclusiveFiles` work on one of them with the
 * same key runs, nor `exclusive` work with the same key: for code that only
 * reads. Re-entrant for the same files.
 */
export async function sharedFiles<Result>(
  key: unknown,
  files: Files,
  work: () => Result | PromiseLike<Result>,
): Promise<Result> {
  return withFileLocks(key, files, true, work);
}
