import type { ExecSyncOptions } from 'child_process';

import { outputOf } from './output-of';
import { run } from './run';
import type { Content } from './run';

/**
 * Promise-based `execSync`: runs a command in a shell and resolves to its
 * stdout.
 */
export async function execCommand<Options extends ExecSyncOptions = object>(
  command: string,
  options?: Options,
): Promise<Content<Options>> {
  const settings = { ...options, shell: options && typeof options.shell === 'string' ? options.shell : true };
  return outputOf(command, settings, await run(command, [], settings)) as Content<Options>;
}
