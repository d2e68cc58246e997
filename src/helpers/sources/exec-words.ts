import type { ExecSyncOptions } from 'child_process';

import { outputOf } from './output-of';
import { run } from './run';
import type { Content } from './run';

/**
 * Promise-based `execSync` for a command given as a list of words, which are
 * passed to the program unchanged, without a shell. Only if the program cannot
 * be started, a shell runs the command, so that the error is the same (status
 * 127 for a missing program).
 */
export async function execWords<Options extends ExecSyncOptions = object>(
  file: string,
  args: readonly string[],
  options?: Options,
): Promise<Content<Options>> {
  const command = [file, ...args].map(quoted).join(' ');
  const inShell = { ...options, shell: true };
  const direct = await run(file, args, { ...options });
  const result = direct.pid > 0 ? direct : await run(command, [], inShell);
  return outputOf(command, inShell, result) as Content<Options>;
}

function quoted(word: string): string {
  if (/^[^\s'"\\|&;<>()$`*?[\]{}!#~]+$/.test(word)) return word;
  return /[$`"\\!]/.test(word) ? `'${word.replace(/'/g, "'\\''")}'` : `"${word}"`;
}
