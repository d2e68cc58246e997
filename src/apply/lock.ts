import { AsyncLocalStorage } from 'node:async_hooks';
import { link, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
// Not the environment of a command but the identity of this process, which is what a lock records.
import { kill, pid } from 'node:process';
import { ExitCode, UserError } from '../errors';
import { placeFile, stageFile, writeDurably } from './files';

interface Holder {
  readonly pid: number;
  readonly host: string;
}

const heldByUs = new Set<string>();
/** The lock held by the current asynchronous context. */
const holder = new AsyncLocalStorage<string>();

/** The path of `.unblock` in a project. */
export function ourFolder(root: string): string {
  return join(root, '.unblock');
}

/**
 * Runs the work while no other run can write to this project; throws a guard error if one is doing so now. Re-entrant.
 * `name` is the name of the lock: a run over several apps has its own, because one of them may be in the same folder.
 */
export async function withLock<Result>(
  root: string,
  work: () => Promise<Result>,
  name: 'lock' | 'bulk.lock' = 'lock',
): Promise<Result> {
  const path = join(ourFolder(root), name);
  if (holder.getStore() === path) return work();
  // Before anything asynchronous; otherwise two runs in this process could both get it.
  if (heldByUs.has(path)) throw isHeld(path);
  heldByUs.add(path);
  try {
    await acquire(path, root);
    return await holder.run(path, work).finally(() => release(path, root));
  } finally {
    heldByUs.delete(path);
  }
}

// A run that wrote nothing leaves no folder behind.
async function release(path: string, root: string): Promise<void> {
  await rm(path, { force: true });
  const names = await readdir(ourFolder(root)).catch(() => []);
  if (names.length === 1) await rm(ourFolder(root), { recursive: true, force: true });
}

async function acquire(path: string, root: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  // Keeps the folder out of commits without changing the user's .gitignore.
  await writeDurably(join(ourFolder(root), '.gitignore'), '*\n');
  if (await tryToTake(path)) return;
  await removeStale(path);
  if (!(await tryToTake(path))) throw isHeld(path);
}

async function tryToTake(path: string): Promise<boolean> {
  const us: Holder = { pid, host: hostname() };
  const temporary = `${path}.${pid}.${Date.now()}`;
  try {
    await stageFile(temporary, Buffer.from(`${JSON.stringify(us)}\n`));
    await placeFile(path, temporary);
    return true;
  } catch (error) {
    await rm(temporary, { force: true });
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

// Because the file is moved aside first, only one of two waiting runs takes over; the other finds it missing or new.
async function removeStale(path: string): Promise<void> {
  const text = await readFile(path, 'utf8').catch(() => undefined);
  if (text === undefined) return;
  if (isAlive(text)) throw isHeld(path, text);
  const aside = `${path}.stale.${pid}`;
  await rename(path, aside).catch(() => undefined);
  const moved = await readFile(aside, 'utf8').catch(() => undefined);
  // The other run was faster, and we moved its new lock.
  if (moved !== undefined && moved !== text) await link(aside, path).catch(() => undefined);
  await rm(aside, { force: true });
}

function isAlive(text: string): boolean {
  const holder = parseHolder(text);
  if (!holder) return false;
  // The processes of another machine that shares this folder are not visible.
  if (holder.host !== hostname()) return true;
  // In containers, every run may have the same pid. (A second run in this process was refused earlier.)
  return holder.pid !== pid && isRunning(holder.pid);
}

function parseHolder(text: string): Holder | undefined {
  try {
    return JSON.parse(text) as Holder;
  } catch {
    return undefined;
  }
}

function isRunning(other: number): boolean {
  try {
    kill(other, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function isHeld(path: string, text?: string): UserError {
  const holder = text === undefined ? undefined : parseHolder(text);
  const by = holder ? ` (process ${holder.pid} on ${holder.host})` : '';
  const advice = `Wait until it ends. If no unblock is running, delete ${path}.`;
  return new UserError(`another run holds the lock${by}`, advice, ExitCode.guarded);
}
