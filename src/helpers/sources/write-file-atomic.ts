import { constants, promises as fs, writeFile } from 'fs';
import type { PathOrFileDescriptor, Stats, WriteFileOptions } from 'fs';
import { basename, dirname, isAbsolute, resolve, sep } from 'path';
import { fileURLToPath } from 'url';
import { promisify } from 'util';

import { invalidate } from './lookup'; // optional

type Data = string | NodeJS.ArrayBufferView;

/** What a write replaces: where it really is, and what is there now. */
interface Target {
  readonly path: string;
  readonly stats: Stats | undefined;
}

const writeInPlace = promisify(writeFile);
const writes = new Map<unknown, Promise<void>>();

/**
 * Like `writeFileSync`, as a promise. Readers see the old content or the new, never a part, and writes of one file
 * happen in the order of their calls. What cannot be replaced as a whole (a pipe, a file descriptor, a file in a folder
 * that takes no new one) is written in place.
 */
export async function writeFileAtomic(
  file: PathOrFileDescriptor,
  data: Data,
  options?: WriteFileOptions,
): Promise<void> {
  const path = pathOf(file);
  const key = path === undefined ? file : resolve(path);
  const before = writes.get(key) || Promise.resolve();
  const write = before.then(() => writeNow(path, file, data, options));
  const settled = write.then(forget, forget);
  function forget(): void {
    if (path !== undefined) invalidate(path);
    if (writes.get(key) === settled) writes.delete(key);
  }
  writes.set(key, settled);
  return write;
}

// Not `resolve`, for which `link/..` is the folder that the link is in.
function pathOf(file: PathOrFileDescriptor): string | undefined {
  if (file instanceof URL) return fileURLToPath(file);
  if (typeof file !== 'string' || file === '') return undefined;
  return isAbsolute(file) ? file : process.cwd() + sep + file;
}

async function writeNow(
  path: string | undefined,
  file: PathOrFileDescriptor,
  data: Data,
  options: WriteFileOptions | undefined,
): Promise<void> {
  const settings = typeof options === 'string' ? { encoding: options } : options || {};
  const whole = path !== undefined && (settings.flag || 'w') === 'w';
  const target = whole ? await targetAt(path).catch(() => undefined) : undefined;
  // Writing in place also reports what is wrong with the path in the words of `writeFileSync`.
  if (!target || !(await replace(target, data, settings))) await writeInPlace(file, data, options);
}

// Undefined for what must stay the same file: anything but a file of its own that we may write to.
async function targetAt(path: string): Promise<Target | undefined> {
  if (/[\\/]$/.test(path)) return undefined;
  const entry = await fs.lstat(path).catch(noEntry);
  if (!entry) return { path, stats: undefined };
  const real = entry.isSymbolicLink() ? await fs.realpath(path) : path;
  const stats = real === path ? entry : await fs.stat(real);
  if (!stats.isFile() || stats.nlink > 1 || stats.mode & 0o7000) return undefined;
  await fs.access(real, constants.W_OK);
  return { path: real, stats };
}

function noEntry(error: { code?: unknown }): undefined {
  if (error.code !== 'ENOENT') throw error;
}

/** Puts a new file in the place of `target`; false when that is not possible there. */
async function replace(target: Target, data: Data, options: Exclude<WriteFileOptions, string>): Promise<boolean> {
  const random = Math.random().toString(36).slice(2);
  const temporary = dirname(target.path) + sep + `.${basename(target.path)}.${random}.tmp`;
  const mode = target.stats ? target.stats.mode & 0o777 : options?.mode;
  try {
    await writeInPlace(temporary, data, { ...options, ...(mode !== undefined && { mode }), flag: 'wx' });
    if (target.stats) await makeAlike(temporary, target.stats);
    await fs.rename(temporary, target.path);
    invalidate(target.path);
    return true;
  } catch (error) {
    await fs.unlink(temporary).catch(() => undefined);
    if (isAboutTheFolder(error)) return false;
    throw error;
  }
}

async function makeAlike(temporary: string, { uid, gid, mode }: Stats): Promise<void> {
  const made = await fs.stat(temporary);
  if (made.uid !== uid || made.gid !== gid) await fs.chown(temporary, uid, gid);
  if (made.mode !== mode) await fs.chmod(temporary, mode & 0o777);
}

// A full disk, in contrast, must not cost the old content.
function isAboutTheFolder(error: unknown): boolean {
  const { syscall } = error as { syscall?: unknown };
  return ['open', 'rename', 'chown', 'chmod'].includes(String(syscall));
}
