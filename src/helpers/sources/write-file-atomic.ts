import { constants, lstat, promises as fs, rename, stat, writeFile } from 'fs';
import type { PathOrFileDescriptor, Stats, WriteFileOptions } from 'fs';
import { dirname, isAbsolute, resolve, sep } from 'path';
import { fileURLToPath } from 'url';
import { promisify } from 'util';

import { invalidate } from './lookup'; // optional
import { temporaryFor } from './temporary';

type Data = string | NodeJS.ArrayBufferView;

/** One call that has not been answered. */
interface Write {
  readonly path: string | undefined;
  readonly file: PathOrFileDescriptor;
  readonly data: Data;
  readonly options: WriteFileOptions | undefined;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

type Settings = Exclude<WriteFileOptions, string | null> & { flush?: boolean | undefined };

/** What a write replaces: where it really is, and what is there now. */
interface Target {
  readonly path: string;
  readonly stats: Stats | undefined;
}

// What each write needs; the promises of `fs` take more work for the same.
const lookAtEntry = promisify(lstat);
const lookAtFile = promisify(stat);
const writeInPlace = promisify(writeFile);
const renameNow = promisify(rename);

/** The calls for each file, in order; the first is being done. */
const writes = new Map<unknown, Write[]>();
/** What files are like that are made in a folder, asked of one of those that are being made. */
const made = new Map<string, Promise<Stats>>();

/**
 * Like `writeFileSync`, as a promise. Readers see the old content or the new, never a part, and writes of one file
 * happen in the order of their calls; what would be replaced at once by a later call is left out. What cannot be
 * replaced as a whole (a pipe, a file descriptor, a file in a folder that takes no new one) is written in place.
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

// Not `resolve`, for which `link/..` is the folder that the link is in.
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
    // Writing in place also reports what is wrong with the path in the words of `writeFileSync`.
    if (!target || !(await replace(target, write))) await writeInPlace(write.file, write.data, write.options);
    for (const done of queue.splice(0, last + 1)) done.resolve();
  } catch (error) {
    queue.splice(last, 1);
    write.reject(error);
  }
  if (first.path !== undefined) invalidate(first.path);
}

/** The last of the calls that only replace what the one before them wrote. */
function lastInRow(first: Write, queue: readonly Write[]): number {
  let last = 0;
  for (let next = queue[1]; next && canBeLeftOut(queue[last], first, next); next = queue[last + 1]) last += 1;
  return last;
}

function canBeLeftOut(write: Write | undefined, first: Write, next: Write): boolean {
  const isValid = typeof write?.data === 'string' || ArrayBuffer.isView(write?.data);
  const [one, other] = [settingsOf(first), settingsOf(next)];
  const fields = ['encoding', 'mode', 'flag', 'flush'] as const;
  return isValid && first.path === next.path && fields.every((field) => one[field] === other[field]);
}

function settingsOf({ options }: Write): Settings {
  return typeof options === 'string' ? { encoding: options } : options || {};
}

// Undefined for what must stay the same file: anything but a file of its own that we may write to.
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

// One that is none is reported by writing in place, also where the file has a mode already.
function isMode(mode: unknown): boolean {
  return mode === undefined || mode === null || Number(mode) >>> 0 === Number(mode);
}

function noEntry(error: { code?: unknown }): undefined {
  if (error.code !== 'ENOENT') throw error;
}

function isOurs({ uid, mode }: Stats): boolean {
  return process.geteuid?.() === uid && (mode & constants.S_IWUSR) !== 0;
}

/** Puts a new file in the place of `target`; false when that is not possible there. */
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

// Files that are made in one folder at the same time with the same mode have the same owner and the same rights.
function statOfMade(temporary: string, kind: string): Promise<Stats> {
  const known = made.get(kind);
  if (known) return known;
  const asked = lookAtFile(temporary).finally(() => made.delete(kind));
  made.set(kind, asked);
  return asked;
}

// A full disk, in contrast, must not cost the old content.
function isAboutTheFolder(error: unknown): boolean {
  const { syscall } = error as { syscall?: unknown };
  return ['open', 'rename', 'chown', 'chmod'].includes(String(syscall));
}
