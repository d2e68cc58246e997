import type { SpawnSyncOptions } from 'child_process';

import type { Result } from './run';

/**
 * The stdout of a finished process; throws what `execSync` would. `shown` is
 * the command in messages.
 */
export function outputOf(shown: string, options: SpawnSyncOptions, result: Result): unknown {
  const { error, status, stdout, stderr } = result;
  if (!options.stdio && stderr) process.stderr.write(stderr);
  if (error) {
    // The error was created in an event handler, so its stack does not show the
    // caller.
    Error.captureStackTrace(error);
    throw Object.assign(error, result);
  }
  if (status === 0) return stdout;
  const details = stderr && stderr.length > 0 ? `\n${stderr}` : '';
  throw Object.assign(new Error(`Command failed: ${shown}${details}`), result);
}
