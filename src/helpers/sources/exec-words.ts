import type { ExecSyncOptions } from 'child_process';

import { outputOf } from './output-of';
import { run, systemError, throughShell } from './run';
import type { Content, Result } from './run';

/**
 * Promise-based `execSync` for a command given as a list of words, which are
 * passed to the program unchanged, without a shell. Only if the program cannot
 * be started, a shell runs the command, so that the error is the same (status
 * 127 for a missing program). Other errors are named as the shell's, too.
 */
export async function execWords<Options extends ExecSyncOptions = object>(
  file: string,
  args: readonly string[],
  options?: Options,
): Promise<Content<Options>> {
  const command = [file, ...args].map(quoted).join(' ');
  const inShell = { ...options, shell: true };
  const direct = await run(file, args, { ...options });
  const result = direct.pid > 0 ? asOfShell(direct, command) : await run(command, [], inShell);
  return outputOf(command, inShell, result) as Content<Options>;
}

function asOfShell(result: Result, command: string): Result {
  const error: NodeJS.ErrnoException | undefined = result.error;
  if (!error) return result;
  const [shell = '', ...args] = throughShell(command, [], true);
  return { ...result, error: systemError(String(error.code), error.errno, shell, args) };
}

function quoted(word: string): string {
  if (/^[^\s'"\\|&;<>()$`*?[\]{}!#~]+$/.test(word)) return word;
  return /[$`"\\!]/.test(word) ? `'${word.replace(/'/g, "'\\''")}'` : `"${word}"`;
}
