import type { ExecFileSyncOptions } from 'child_process';

import { argumentsOf } from './arguments-of';
import { outputOf } from './output-of';
import { run } from './run';
import type { Content } from './run';

/**
 * Promise-based `execFileSync`: runs a program without a shell and resolves to
 * its stdout.
 */
export function execProgram<Options extends ExecFileSyncOptions = object>(
  file: string,
  args: readonly string[] | undefined,
  options?: Options,
): Promise<Content<Options>>;
export function execProgram<Options extends ExecFileSyncOptions = object>(
  file: string,
  options?: Options,
): Promise<Content<Options>>;
export async function execProgram(
  file: string,
  args?: unknown,
  options?: ExecFileSyncOptions & { argv0?: string },
): Promise<unknown> {
  const [list, settings] = argumentsOf(args, options);
  const shown = [settings.argv0 || file, ...list].join(' ');
  return outputOf(shown, settings, await run(file, list, settings));
}
