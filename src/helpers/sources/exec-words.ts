import type { ExecSyncOptions } from 'child_process';

import { outputOf } from './output-of';
import { run } from './run';
import type { Content } from './run';

/**
 * Like `execSync` of the command that these words make, as a promise, and without a shell: the words mean themselves. What
 * cannot be started is left to a shell, which answers as it always did (a program that is missing is the status 127).
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
