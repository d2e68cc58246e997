import { constants, lstat, promises as fs, rename, stat, writeFile } from 'fs';
import type { PathOrFileDescriptor, Stats, WriteFileOptions } from 'fs';
import { dirname, isAbsolute, resolve, sep } from 'path';
import { fileURLToPath } from 'url';
import { promisify } from 'util';

import { invalidate } from './lookup'; // optional
import { temporaryFor } from './temporary';

type Data = string | NodeJS.ArrayBufferView;

/** A call that is not done yet. */
interface Write {
  readonly path: string | undefined;
  readonly file: PathOrFileDescriptor;
  readonly data: Data;
  readonly options: WriteFileOptions | undefined;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

type Settings = Exclude<WriteFileOptions, string | null> & { flush?: boolean | undefined };

/** The file to replace: its real path, and its state. */
interface Target {
  readonly path: string;
  readonly stats: Stats | undefined;
}

// Needed by each write; `fs.promises` has more overhead.
const lookAtEntry = promisify(lstat);
const lookAtFile = promisify(stat);
const writeInPlace = promisify(writeFile);
const renameNow = promisify(rename);

/** By file: its calls in order. The first is in progress. */
const writes = new Map<unknown, Write[]>();
/** By folder and mode: the owner and mode of files being created there. */
const made = new Map<string, Promise<Stats>>();

/**
 * Promise-based `writeFileSync` that is atomic: readers see the old content or
 * the new, never a part of it. Writes of one file are done in the order of the
 * calls; a write that the next call would replace at once is skipped. What
 * cannot be replaced (a pipe, a file descriptor, a file in a folder that
 * accepts no new file) is overwritten in place.
 */
export async function writeFileAtomic(
  file: PathOrFileDescriptor,
  data: Data,
  options?: WriteFileOptions,
): Promise<void> {
  const path = pathOf(file);
  const key = path === undefined ? file : resolve(path);
  return new Promise((resolve, reject) => {
    const write = { path, file, data, options, resolve, reject };
    const queue = writes.get(key);
    if (queue) queue.push(write);
    else void writeAll(key, [write]);
  });
}

// Not `resolve`, which ignores that `link/..` is the parent of the folder the
// link points to.
function pathOf(file: PathOrFileDescriptor): string | undefined {
  if (file instanceof URL) return fileURLToPath(file);
  if (typeof file !== 'string' || file === '') return undefined;
  return isAbsolute(file) ? file : process.cwd() + sep + file;
}

async function writeAll(key: unknown, queue: Write[]): Promise<void> {
  writes.set(key, queue);
  for (let [first] = queue; first; [first] = queue) await writeFirst(first, queue);
  writes.delete(key);
}

async function writeFirst(first: Write, queue: Write[]): Promise<void> {
  const target = await targetAt(first).catch((): undefined => undefined);
  const last = target ? lastInRow(first, queue) : 0;
  const write = queue[last] || first;
  try {
    // Writing in place also reports errors in the path with the messages of
    // `writeFileSync`.
    if (!target || !(await replace(target, write))) await writeInPlace(write.file, write.data, write.options);
    for (const done of queue.splice(0, last + 1)) done.resolve();
  } catch (error) {
    queue.splice(last, 1);
    write.reject(error);
  }
  if (first.path !== undefined) invalidate(first.path);
}

/**
 * The index of the last of the leading calls that only replace the content of
 * the call before.
 */
function lastInRow(first: Write, queue: readonly Write[]): number {
  let last = 0;
  for (let next = queue[1]; next && canBeLeftOut(queue[last], first, next); next = queue[last + 1]) last += 1;
  return last;
}

function canBeLeftOut(write: Write | undefined, first: Write, next: Write): boolean {
  const isValid = write !== undefined && (typeof write.data === 'string' || ArrayBuffer.isView(write.data));
  const [one, other] = [settingsOf(first), settingsOf(next)];
  const fields = ['encoding', 'mode', 'flag', 'flush'] as const;
  return isValid && first.path === next.path && fields.every((field) => one[field] === other[field]);
}

function settingsOf({ options }: Write): Settings {
  return typeof options === 'string' ? { encoding: options } : options || {};
}

// Undefined for what must be overwritten in place: anything but a regular,
// writable file with one name.
async function targetAt(write: Write): Promise<Target | undefined> {
  const { path } = write;
  const { flag, mode } = settingsOf(write);
  if (path === undefined || (flag || 'w') !== 'w' || /[\\/]$/.test(path) || !isMode(mode)) return undefined;
  const entry = await lookAtEntry(path).catch(noEntry);
  if (!entry) return { path, stats: undefined };
  const real = entry.isSymbolicLink() ? await fs.realpath(path) : path;
  const stats = real === path ? entry : await lookAtFile(real);
  if (!stats.isFile() || stats.nlink > 1 || stats.mode & 0o7000) return undefined;
  if (!isOurs(stats)) await fs.access(real, constants.W_OK);
  return { path: real, stats };
}

// Writing in place reports an invalid mode, even if the file exists.
function isMode(mode: unknown): boolean {
  return mode === undefined || mode === null || Number(mode) >>> 0 === Number(mode);
}

function noEntry(error: { code?: unknown }): undefined {
  if (error.code !== 'ENOENT') throw error;
  return undefined;
}

function isOurs({ uid, mode }: Stats): boolean {
  return process.geteuid !== undefined && process.geteuid() === uid && (mode & constants.S_IWUSR) !== 0;
}

/** Replaces `target` by a new file; returns false if that is not possible. */
async function replace(target: Target, write: Write): Promise<boolean> {
  const temporary = temporaryFor(target.path);
  const settings = settingsOf(write);
  const mode = target.stats ? target.stats.mode & 0o777 : settings.mode;
  try {
    await writeInPlace(temporary, write.data, { ...settings, ...(mode !== undefined && { mode }), flag: 'wx' });
    if (target.stats) await makeAlike(temporary, target.stats, `${dirname(target.path)}\0${mode}`);
    await renameNow(temporary, target.path);
    invalidate(target.path);
    return true;
  } catch (error) {
    await fs.unlink(temporary).catch((): undefined => undefined);
    if (isAboutTheFolder(error)) return false;
    throw error;
  }
}

async function makeAlike(temporary: string, { uid, gid, mode }: Stats, kind: string): Promise<void> {
  const like = await statOfMade(temporary, kind);
  if (like.uid !== uid || like.gid !== gid) await fs.chown(temporary, uid, gid);
  if (like.mode !== mode) await fs.chmod(temporary, mode & 0o777);
}

// Files created at the same time in one folder with one mode have the same
// owner and permissions.
function statOfMade(temporary: string, kind: string): Promise<Stats> {
  const known = made.get(kind);
  if (known) return known;
  const asked = lookAtFile(temporary).finally(() => made.delete(kind));
  made.set(kind, asked);
  return asked;
}

// Only errors of the folder or the permissions: a full disk, in contrast, must
// not cost the old content.
function isAboutTheFolder(error: unknown): boolean {
  const { syscall } = error as { syscall?: unknown };
  return ['open', 'rename', 'chown', 'chmod'].includes(String(syscall));
}
