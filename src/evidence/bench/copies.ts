import { constants, existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readdir, readlink, realpath, rm, symlink } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';

/** Folders that are no part of an app: git's, and ours. */
const NOT_COPIED = new Set(['.git', '.unblock']);

/** On Windows, a folder link that needs no privileges; ignored elsewhere. */
const LINK = 'junction';

/** Copies of an app in a temporary folder. */
export interface Copies {
  /** The temporary folder, also for other files. */
  readonly folder: string;
  /** Makes a copy of the app and returns its folder. */
  readonly make: (name: string) => Promise<string>;
  /** Removes everything. */
  readonly remove: () => Promise<void>;
}

/**
 * Copies of the app at `root` that run as it does: every `node_modules` is a link to the real one, and so is what stands
 * beside the app, up to `top`, the folder of its repository: it may load files from there. They are below `temporary`. `make` rejects with the
 * signal's reason when it aborts.
 */
export async function copiesOf(root: string, top: string, temporary: string, signal: AbortSignal): Promise<Copies> {
  const folder = await realpath(await mkdtemp(join(temporary, 'unblock-bench-')));
  const above = nearestModules(dirname(top));
  if (above) await symlink(above, join(folder, 'node_modules'), LINK);
  return {
    folder,
    make: async (name) => {
      let [from, to] = [top, join(folder, name, basename(top) || 'top')];
      for (const part of relative(top, root).split(sep).filter(Boolean)) {
        await linkNeighbours(from, to, part);
        [from, to] = [join(from, part), join(to, part)];
      }
      await copyFolder(root, to, top, signal);
      return to;
    },
    remove: () => rm(folder, { recursive: true, force: true, maxRetries: 5 }),
  };
}

function nearestModules(from: string): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'node_modules'))) return join(folder, 'node_modules');
    if (dirname(folder) === folder) return undefined;
  }
}

async function linkNeighbours(from: string, to: string, without: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const name of await readdir(from))
    if (name !== without && !NOT_COPIED.has(name)) await symlink(join(from, name), join(to, name), LINK);
}

async function copyFolder(from: string, to: string, top: string, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  await mkdir(to, { recursive: true });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (NOT_COPIED.has(entry.name)) continue;
    if (entry.isSymbolicLink()) await symlink(await targetOf(source, top), target, LINK);
    else if (isInstalled(source)) await symlink(source, target, LINK);
    else if (entry.isDirectory()) await copyFolder(source, target, top, signal);
    else if (entry.isFile()) await copyFile(source, target, constants.COPYFILE_FICLONE);
  }
}

/** The target of a link in the copy: within the repository, the corresponding file of the copy. */
async function targetOf(link: string, top: string): Promise<string> {
  const target = resolve(dirname(link), await readlink(link));
  return target.startsWith(top + sep) ? relative(dirname(link), target) : target;
}

/** Some projects keep their own packages in `packages/node_modules`, so that they find each other by name. */
function isInstalled(path: string): boolean {
  return basename(path) === 'node_modules' && basename(dirname(path)) !== 'packages';
}
