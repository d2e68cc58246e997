import type { SpawnSyncOptions } from 'child_process';

import { run } from './run';

/** What a program writes to its stdout; rejects as `execSync` throws. `shown` is how messages name what was run. */
export async function outputOf(
  shown: string,
  file: string,
  args: readonly string[],
  options: SpawnSyncOptions,
): Promise<unknown> {
  const result = await run(file, args, options);
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
