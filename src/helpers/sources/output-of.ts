import type { SpawnSyncOptions } from 'child_process';

import type { Result } from './run';

/** What a program wrote to its stdout; throws as `execSync` does. `shown` is how messages name what was run. */
export function outputOf(shown: string, options: SpawnSyncOptions, result: Result): unknown {
  const { error, status, stdout, stderr } = result;
  if (!options.stdio && stderr) process.stderr.write(stderr);
  if (error) {
    // It was made in an event of the process, where the caller is out of sight.
    Error.captureStackTrace(error);
    throw Object.assign(error, result);
  }
  if (status === 0) return stdout;
  const details = stderr && stderr.length > 0 ? `\n${stderr}` : '';
  throw Object.assign(new Error(`Command failed: ${shown}${details}`), result);
}
