import type { ExecSyncOptions } from 'child_process';

import { outputOf } from './output-of';
import type { Content } from './run';

/** Like `execSync`, as a promise: runs a command in a shell and gives what it wrote. */
export async function execCommand<Options extends ExecSyncOptions = object>(
  command: string,
  options?: Options,
): Promise<Content<Options>> {
  const shell = options?.shell || true;
  const output = await outputOf(command, command, [], { ...options, shell });
  return output as Content<Options>;
}
