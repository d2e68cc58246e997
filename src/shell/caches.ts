import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Io } from './io';

/**
 * A file below our folder among the caches of the person (https://specifications.freedesktop.org/basedir-spec/latest/);
 * undefined when nobody has a home.
 */
export function cacheFile(env: Io['env'], ...names: readonly string[]): string | undefined {
  const home = env.HOME ?? env.USERPROFILE;
  const caches = env.XDG_CACHE_HOME || (home && join(home, '.cache'));
  return caches ? join(caches, 'unblock', ...names) : undefined;
}

/** Where the facts of the files of a project are kept from run to run; `root` is its absolute path. */
export function factsFile(env: Io['env'], root: string): string | undefined {
  return cacheFile(env, 'facts', createHash('sha1').update(root).digest('hex').slice(0, 16));
}

/** Where what was found in projects is kept from run to run. */
export function answersFolder(env: Io['env']): string | undefined {
  return cacheFile(env, 'answers');
}
