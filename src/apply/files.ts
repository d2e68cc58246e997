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

/** The bytes of a file; undefined if it, or its folder, does not exist. */
export async function readBytes(path: string): Promise<Buffer | undefined> {
  return readFile(path).catch(absent);
}

/** Whether anything exists at a path, including a dangling symlink. */
export async function exists(path: string): Promise<boolean> {
  return (await lstat(path).catch(absent)) !== undefined;
}

/** The file behind symlinks; the path itself if nothing exists there. */
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

/** Whether the file has no write permission at all, or we may not write to it. */
export async function isReadOnly(path: string): Promise<boolean> {
  const { mode } = await lstat(path);
  // Root may write anywhere, but a file without any write permission is read-only on purpose.
  if ((mode & 0o222) === 0) return true;
  return access(path, constants.W_OK).then(
    () => false,
    () => true,
  );
}

/** Writes the new content of `like`, with its mode and owner, or of a new file, under a temporary name. */
export async function stageFile(temporary: string, bytes: Buffer, like?: string): Promise<void> {
  await writeDurably(temporary, bytes);
  if (like === undefined) return;
  const { mode, uid, gid } = await lstat(like);
  await chown(temporary, uid, gid).catch(notPermitted);
  await chmod(temporary, mode & 0o7777);
}

// Only root may change the owner; otherwise the file becomes ours, as with any editor.
function notPermitted(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPERM' && error.code !== 'ENOSYS') throw error;
}

/** Replaces a file by a staged one atomically: readers see the old bytes or the new ones, even after a crash. */
export async function swapIn(path: string, temporary: string): Promise<void> {
  await rename(temporary, path);
  await syncFolder(dirname(path));
}

/** Renames a staged file atomically without overwriting: fails with EEXIST if the name is taken. */
export async function placeFile(path: string, temporary: string): Promise<void> {
  await link(temporary, path).catch((error: NodeJS.ErrnoException) => copyInstead(error, temporary, path));
  await rm(temporary, { force: true });
  await syncFolder(dirname(path));
}

/** Deletes a file durably. */
export async function removeFile(path: string): Promise<void> {
  await rm(path);
  await syncFolder(dirname(path));
}

// Some file systems (exFAT, some network shares) have no hard links.
async function copyInstead(error: NodeJS.ErrnoException, from: string, to: string): Promise<void> {
  if (error.code === 'EEXIST') throw error;
  await copyFile(from, to, constants.COPYFILE_EXCL);
}

/** Writes the bytes and flushes them to the disk. */
export async function writeDurably(path: string, bytes: Buffer | string): Promise<void> {
  const handle = await open(path, 'w', 0o666);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

// Windows cannot open folders; there, the rename is as durable as it gets.
async function syncFolder(path: string): Promise<void> {
  const handle = await open(path, 'r').catch(() => undefined);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}

/** The missing folders of a path, itself included, outermost first. */
export async function missingFolders(path: string): Promise<readonly string[]> {
  if (await exists(path)) return [];
  return [...(await missingFolders(dirname(path))), path];
}

/** Removes the folders that are empty, innermost first. */
export async function removeEmptyFolders(folders: readonly string[]): Promise<void> {
  for (const folder of [...folders].sort((one, other) => other.length - one.length)) {
    await rmdir(folder).catch(() => undefined);
  }
}

/** Name of the temporary file next to `path`: short, hidden, and recognised when a killed run is recovered. */
export function temporaryName(path: string, run: string, index: number): string {
  return join(dirname(path), `.unblock-${run}-${index}.tmp`);
}
