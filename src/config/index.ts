import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { UserError } from '../errors';
import { readKeys, UNCONFIGURED, type Configured } from './keys';
import { loadFile, loadFrom } from './load';

export { configFileIn } from './load';
export { configText, type Sight } from './template';
export { CONFIG_KEYS, UNCONFIGURED, type Configured } from './keys';

/** Where to look for a configuration. */
export interface Lookup {
  /** The app's folder: paths in the configuration are relative to it. */
  readonly root: string;
  /** The folder in which unblock was started: its configuration applies to apps without one. */
  readonly cwd: string;
  /** `--config`, relative to `cwd`. */
  readonly file?: string;
}

/** The configuration of an app: the named file, else its own, else that of the working directory, else an empty one. */
export async function configure({ root, cwd, file }: Lookup): Promise<Configured> {
  const loaded = file === undefined ? ((await loadFrom(root)) ?? (await loadFrom(cwd))) : await named(cwd, file);
  return loaded === undefined ? UNCONFIGURED : readKeys(loaded.name, loaded.value, root);
}

async function named(cwd: string, file: string): ReturnType<typeof loadFile> {
  const path = resolve(cwd, file);
  if (existsSync(path)) return loadFile(path);
  throw new UserError(`\`--config\` must name a file, got \`${file}\``, `Looked for ${path}.`);
}
