import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The version in our own package.json, which is one or two folders above this file (sources, build). */
export function version(dir: string = __dirname): string {
  try {
    return (JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as { version: string }).version;
  } catch (error) {
    if (dirname(dir) === dir) throw error;
    return version(dirname(dir));
  }
}

/**
 * A text that identifies this build: its version, the versions of the named packages, and the files in some of its
 * folders, which change during development without the version.
 */
export function fingerprint(folders: readonly string[], packages: readonly string[]): string {
  const versions = packages.map((name) => version(dirname(require.resolve(`${name}/package.json`))));
  return [version(), ...versions, ...folders.flatMap(statesBelow)].join('\n');
}

function statesBelow(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const states = files.map(({ parentPath, name }) => {
    const { size, mtimeMs } = statSync(join(parentPath, name));
    return `${name} ${size} ${mtimeMs}`;
  });
  return states.sort();
}
