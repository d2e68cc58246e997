import { join, posix } from 'node:path';
import { once } from '../../memoised';
import { readJson, record, text, type Json } from './json';

/**
 * The versions of what a package depends on: the one that is installed, else the one that npm has locked
 * (https://docs.npmjs.com/cli/configuring-npm/package-lock-json), of which a range says less.
 */
export function versionsFor(root: string, folder: string): (name: string) => string | undefined {
  const dirs = folder === '' ? [root] : [join(root, folder), root];
  const lock = once(() => dirs.map(lockOf).find((found) => found !== undefined));
  return (name) =>
    dirs.map((dir) => installed(dir, name)).find((version) => version !== undefined) ?? locked(lock(), folder, name);
}

function installed(dir: string, name: string): string | undefined {
  return text(readJson(join(dir, 'node_modules', name, 'package.json'))?.version);
}

function lockOf(dir: string): Json | undefined {
  return readJson(join(dir, 'package-lock.json')) ?? readJson(join(dir, 'npm-shrinkwrap.json'));
}

// Matches: "packages": { "node_modules/koa": { "version": "3.0.0" } }, before npm 7: "dependencies": { "koa": { … } }
function locked(lock: Json | undefined, folder: string, name: string): string | undefined {
  const [packages, dependencies] = [record(lock?.packages), record(lock?.dependencies)];
  const paths = [posix.join(folder, 'node_modules', name), `node_modules/${name}`];
  const found = [...paths.map((path) => packages[path]), dependencies[name]];
  return found.map((entry) => text(record(entry).version)).find((version) => /^\d/.test(version ?? ''));
}
