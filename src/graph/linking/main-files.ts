import { below, packageOf } from '../../projects/packages';
import { runBy } from '../../projects/runners';
import type { PackageInfo } from '../../types';
import type { Resolve } from './resolve';

/** Scripts that start a server. */
const STARTS = /^(?:start|serve|server|dev|develop|prod|production)(?:[:.-]|$)/;

/** What people start by hand, where a package says nothing. */
const USUAL = ['server', 'app', 'main', 'bin/www', ...['index', 'server', 'app', 'main'].map((name) => `src/${name}`)];

/** The files with which the processes of a file's package are started; those of the root where that says nothing. */
// Matches: node --inspect ./bin/www, and "main": "server.js"
export function mainFilesOf(packages: readonly PackageInfo[], resolve: Resolve): (path: string) => readonly string[] {
  const known = new Map<PackageInfo, readonly string[]>();
  const of = (info: PackageInfo): readonly string[] => {
    let found = known.get(info);
    if (!found) known.set(info, (found = startedIn(info, resolve)));
    return found;
  };
  return (path) => {
    const own = of(packageOf(path, packages));
    return own.length > 0 ? own : of(packages[0]);
  };
}

function startedIn(info: PackageInfo, resolve: Resolve): readonly string[] {
  const at = (word: string): readonly string[] => resolve('package.json', `./${below(info, word)}`);
  const scripts = [...info.scripts].flatMap(([name, command]) => (STARTS.test(name) ? runBy(command) : []));
  const run = scripts.filter((word) => /^[\w@.][\w@./-]*$/.test(word)).flatMap(at);
  const main = run.length > 0 ? run : at(info.main ?? 'index.js');
  return [...new Set(main.length > 0 ? main : USUAL.flatMap(at))];
}
