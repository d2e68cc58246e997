import { execFile } from 'node:child_process';
import { realpath, stat } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import { ExitCode, UserError } from '../errors';

const run = promisify(execFile);
const pathsPerCall = 500;

/**
 * The path from the git top level to `root`, with `/` and a final `/`; empty at the top level and outside of a
 * repository.
 */
export async function gitPrefix(root: string): Promise<string> {
  const real = await realpath(root);
  const top = await topLevel(real);
  const path = top === undefined ? '' : relative(top, real).split(sep).join('/');
  return path === '' ? '' : `${path}/`;
}

// Looking for `.git` (a folder, or a file in worktrees and submodules) needs neither git nor trust in its
// configuration.
async function topLevel(folder: string): Promise<string | undefined> {
  if (await isGitFolder(join(folder, '.git'))) return folder;
  return dirname(folder) === folder ? undefined : topLevel(dirname(folder));
}

async function isGitFolder(path: string): Promise<boolean> {
  const stats = await stat(path).catch(() => undefined);
  if (!stats?.isDirectory()) return stats !== undefined;
  return (await stat(join(path, 'HEAD')).catch(() => undefined)) !== undefined;
}

/** The paths (relative to `root`) with uncommitted changes; none outside of a repository. */
export async function dirtyFiles(root: string, paths: readonly string[]): Promise<readonly string[]> {
  const top = await topLevel(await realpath(root));
  if (top === undefined) return [];
  const byGitPath = await namesInGit(root, top, paths);
  const dirty = new Set<string>();
  for (const chunk of chunks([...byGitPath.keys()])) {
    for (const path of await statusPaths(top, chunk)) dirty.add(path);
  }
  return [...byGitPath].filter(([path]) => dirty.has(path)).map(([, given]) => given);
}

// git refuses paths through symlinks, and knows nothing of files outside of its top level, or not created yet.
async function namesInGit(root: string, top: string, paths: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  for (const path of paths) {
    const real = await realpath(resolve(root, path)).catch(() => undefined);
    const name = real && relative(top, real).split(sep).join('/');
    if (name && !name.startsWith('../')) names.set(name, path);
  }
  return names;
}

function chunks(paths: readonly string[]): readonly (readonly string[])[] {
  const amount = Math.ceil(paths.length / pathsPerCall);
  return Array.from({ length: amount }, (_, index) => paths.slice(index * pathsPerCall, (index + 1) * pathsPerCall));
}

// https://git-scm.com/docs/git-status#_porcelain_format_version_1 with -z: `XY path NUL`, after a rename `NUL old path`.
async function statusPaths(top: string, paths: readonly string[]): Promise<readonly string[]> {
  const entries = (await gitStatus(top, paths)).split('\0');
  const found: string[] = [];
  for (let index = 0; index < entries.length; index += 1) {
    const entry = entries[index];
    if (entry) found.push(entry.slice(3));
    if (/^(R|C|.R|.C)/.test(entry)) index += 1;
  }
  return found;
}

async function gitStatus(top: string, paths: readonly string[]): Promise<string> {
  const safely = ['--no-optional-locks', '--literal-pathspecs', '-c', 'core.fsmonitor=false'];
  const args = [...safely, 'status', '--porcelain', '-z', '--untracked-files=all', '--', ...paths];
  try {
    return (await run('git', args, { cwd: top, maxBuffer: 64 * 1024 * 1024 })).stdout;
  } catch (error) {
    throw cannotAsk(error as NodeJS.ErrnoException & { readonly stderr?: string });
  }
}

function cannotAsk({ code, stderr, message }: NodeJS.ErrnoException & { readonly stderr?: string }): UserError {
  const detail = code === 'ENOENT' ? 'the git command was not found' : (stderr?.trim().split('\n')[0] ?? message);
  const advice = `${detail}. Use \`--allow-dirty\` to continue without git.`;
  return new UserError('git could not tell whether these files have uncommitted changes', advice, ExitCode.guarded);
}
