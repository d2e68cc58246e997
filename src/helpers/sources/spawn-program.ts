import type { SpawnSyncOptions, SpawnSyncReturns } from 'child_process';

import { argumentsOf } from './arguments-of';
import { run } from './run';
import type { Content } from './run';

/**
 * Promise-based `spawnSync`. It also resolves if the program could not be
 * started; see `error`.
 */
export function spawnProgram<Options extends SpawnSyncOptions = object>(
  file: string,
  args: readonly string[] | undefined,
  options?: Options,
): Promise<SpawnSyncReturns<Content<Options>>>;
export function spawnProgram<Options extends SpawnSyncOptions = object>(
  file: string,
  options?: Options,
): Promise<SpawnSyncReturns<Content<Options>>>;
export async function spawnProgram(file: string, args?: unknown, options?: SpawnSyncOptions): Promise<unknown> {
  return run(file, ...argumentsOf(args, options));
}
