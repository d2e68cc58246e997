import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Edit } from './types';

type Environment = Readonly<Record<string, string | undefined>>;

/** Opens `$VISUAL` or `$EDITOR` on a copy of the text, under the file's own name so that the editor knows the language. */
export function editorOf(env: Environment): Edit {
  const command = env.VISUAL || env.EDITOR || (env.OS === 'Windows_NT' ? 'notepad' : 'vi');
  return async (path, text) => {
    const folder = await mkdtemp(join(tmpdir(), 'unblock-edit-'));
    try {
      const file = join(folder, basename(path));
      await writeFile(file, text);
      const trouble = await runEditor(command, file, env);
      return trouble === undefined ? { text: await readFile(file, 'utf8') } : { refused: trouble };
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };
}

// As in git, a shell runs the command, because it may have arguments (`code --wait`).
function runEditor(command: string, file: string, env: Environment): Promise<string | undefined> {
  const options = { stdio: 'inherit', shell: true, env: { ...env, UNBLOCK_FILE: file } } as const;
  const variable = env.OS === 'Windows_NT' ? '"%UNBLOCK_FILE%"' : '"$UNBLOCK_FILE"';
  const child = spawn(`${command} ${variable}`, options);
  return new Promise((resolve) => {
    child.on('error', (error) => resolve(`\`${command}\` could not be started: ${error.message}`));
    child.on('exit', (code, signal) => resolve(troubleOf(command, code, signal)));
  });
}

function troubleOf(command: string, code: number | null, signal: string | null): string | undefined {
  if (code === 0) return undefined;
  if (code === 127) return `\`${command}\` was not found; set VISUAL or EDITOR to the editor you like`;
  return `\`${command}\` ended with ${signal ?? `code ${code}`}, so nothing was changed`;
}
