import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import {
  access,
  chmod,
  chown,
  copyFile,
  link,
  lstat,
  open,
  readFile,
  realpath,
  rename,
  rm,
  rmdir,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** The bytes of a file, or undefined when there is none (or its folder is missing). */
export async function readBytes(path: string): Promise<Buffer | undefined> {
  return readFile(path).catch(absent);
}

/** True when anything has this name, a dangling symlink too. */
export async function exists(path: string): Promise<boolean> {
  return (await lstat(path).catch(absent)) !== undefined;
}

/** The file behind symlinks; the path itself when nothing is there. */
export async function realFile(path: string): Promise<string> {
  return (await realpath(path).catch(absent)) ?? path;
}

function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
  throw error;
}

/** SHA-256 of the bytes, in hex. */
export function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** True when the file's owner forbids everybody, or the system forbids us, to write to it. */
export async function isReadOnly(path: string): Promise<boolean> {
  const { mode } = await lstat(path);
  // An administrator may write anywhere, but a file without any write permission was made so on purpose.
  if ((mode & 0o222) === 0) return true;
  return access(path, constants.W_OK).then(
    () => false,
    () => true,
  );
}

/** Writes bytes that are to take the place of `like`, with its mode and owner, or of a new file. */
export async function stageFile(temporary: string, bytes: Buffer, like?: string): Promise<void> {
  await writeDurably(temporary, bytes);
  if (like === undefined) return;
  const { mode, uid, gid } = await lstat(like);
  await chown(temporary, uid, gid).catch(notPermitted);
  await chmod(temporary, mode & 0o7777);
}

// Only root may give files away; without that right the file becomes ours, as with any editor.
function notPermitted(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPERM' && error.code !== 'ENOSYS') throw error;
}

/** Replaces a file by a staged one in one step: readers see the old bytes or the new ones, also after a crash. */
export async function swapIn(path: string, temporary: string): Promise<void> {
  await rename(temporary, path);
  await syncFolder(dirname(path));
}

/** Gives a staged file its name in one step and never overwrites: fails with EEXIST when the name was taken meanwhile. */
export async function placeFile(path: string, temporary: string): Promise<void> {
  await link(temporary, path).catch((error: NodeJS.ErrnoException) => copyInstead(error, temporary, path));
  await rm(temporary, { force: true });
  await syncFolder(dirname(path));
}

/** Removes a file for good. */
export async function removeFile(path: string): Promise<void> {
  await rm(path);
  await syncFolder(dirname(path));
}

// Some file systems (exFAT, some network shares) have no hard links.
async function copyInstead(error: NodeJS.ErrnoException, from: string, to: string): Promise<void> {
  if (error.code === 'EEXIST') throw error;
  await copyFile(from, to, constants.COPYFILE_EXCL);
}

/** Writes the bytes and waits until the disk has them. */
export async function writeDurably(path: string, bytes: Buffer | string): Promise<void> {
  const handle = await open(path, 'w', 0o666);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

// Windows cannot open folders; there the rename is as durable as it gets.
async function syncFolder(path: string): Promise<void> {
  const handle = await open(path, 'r').catch(() => undefined);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}

/** The folders on the way to `path`, itself included, that do not exist yet, outermost first. */
export async function missingFolders(path: string): Promise<readonly string[]> {
  if (await exists(path)) return [];
  return [...(await missingFolders(dirname(path))), path];
}

/** Removes those of the folders that are empty, innermost first; the others stay. */
export async function removeEmptyFolders(folders: readonly string[]): Promise<void> {
  for (const folder of [...folders].sort((one, other) => other.length - one.length)) {
    await rmdir(folder).catch(() => undefined);
  }
}

/** Name of the temporary file next to `path`: short, hidden, and known to the recovery of a killed run. */
export function temporaryName(path: string, run: string, index: number): string {
  return join(dirname(path), `.unblock-${run}-${index}.tmp`);
}
