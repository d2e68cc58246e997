import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Io } from './io';

/**
 * A file in our folder of the user's cache directory (https://specifications.freedesktop.org/basedir-spec/latest/);
 * undefined without a home directory.
 */
export function cacheFile(env: Io['env'], ...names: readonly string[]): string | undefined {
  const home = env.HOME ?? env.USERPROFILE;
  const caches = env.XDG_CACHE_HOME || (home && join(home, '.cache'));
  return caches ? join(caches, 'unblock', ...names) : undefined;
}

/** The file in which the facts of a project are kept between runs; `root` is its absolute path. */
export function factsFile(env: Io['env'], root: string): string | undefined {
  return cacheFile(env, 'facts', createHash('sha1').update(root).digest('hex').slice(0, 16));
}

/** The folder in which results are kept between runs. */
export function answersFolder(env: Io['env']): string | undefined {
  return cacheFile(env, 'answers');
}
