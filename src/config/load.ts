import { existsSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { UserError } from '../errors';
import { defineConfig, defineFramework, defineModule } from '../define';

/** Extensions of configuration files, in order of precedence. */
const EXTENSIONS = ['ts', 'mts', 'js', 'mjs', 'cjs', 'json'];

/** A configuration as it was loaded. */
export interface Loaded {
  /** The file's name, or `package.json#unblock`, for messages. */
  readonly name: string;
  readonly value: unknown;
}

/** The file with the configuration of a folder, if it has one. */
export function configFileIn(folder: string): string | undefined {
  const name = EXTENSIONS.map((extension) => `unblock.config.${extension}`).find((file) =>
    existsSync(join(folder, file)),
  );
  if (name !== undefined) return join(folder, name);
  const manifest = join(folder, 'package.json');
  return packageKey(manifest) === undefined ? undefined : manifest;
}

/** The configuration of a folder, if it has one; throws a UserError (usage) when it has two or one that does not load. */
export async function loadFrom(folder: string): Promise<Loaded | undefined> {
  const files = EXTENSIONS.map((extension) => `unblock.config.${extension}`).filter((name) =>
    existsSync(join(folder, name)),
  );
  const inPackage = packageKey(join(folder, 'package.json'));
  const found = [...files, ...(inPackage === undefined ? [] : ['package.json#unblock'])];
  if (found.length > 1) throw new UserError(`two configurations: ${found.join(' and ')}`, 'Keep one of them.');
  if (inPackage !== undefined) return { name: found[0], value: inPackage };
  return found.length === 0 ? undefined : loadFile(join(folder, found[0]));
}

/** The configuration in a file; throws a UserError (usage) when it does not load. */
export async function loadFile(path: string): Promise<Loaded> {
  const name = basename(path);
  try {
    const value = extname(path) === '.json' ? readJson(path) : await evaluate(path);
    return { name, value };
  } catch (error) {
    // Errors of another realm are not `instanceof Error`.
    const { message = String(error) } = error as { readonly message?: string };
    throw new UserError(`${name} could not be loaded: ${message.split('\n')[0]}`, `It is ${path}.`);
  }
}

function readJson(path: string): unknown {
  const value = JSON.parse(readFileSync(path, 'utf8').replace(/^\ufeff/, '')) as unknown;
  return basename(path) === 'package.json' ? (value as { readonly unblock?: unknown }).unblock : value;
}

// A package.json that cannot be parsed is reported elsewhere; here it has no configuration.
function packageKey(path: string): unknown {
  try {
    return existsSync(path) ? readJson(path) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Supports TypeScript and both module systems on every version of Node. The import `unblock` resolves to this package,
 * even if it is not installed (`npx`).
 */
async function evaluate(path: string): Promise<unknown> {
  const { createJiti } = await import('jiti');
  const jiti = createJiti(path, {
    // Nothing is written to the disk, and a changed file is loaded again.
    fsCache: false,
    moduleCache: false,
    virtualModules: { unblock: { defineConfig, defineFramework, defineModule } },
  });
  return jiti.import(path, { default: true });
}
