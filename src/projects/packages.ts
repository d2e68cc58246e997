import type { PackageInfo } from '../types';

// Matches: packages/api/dist/main.js
const BUILT = /^((?:.*?\/)?)(?:dist|build|out|lib|\.?output|compiled)\/(?:(?:cjs|esm|es|src)\/)?(.*)$/;

// Matches: packages/api/dist, the whole of a build
const BUILD = /^(.*\/)?(?:dist|build|out|\.?output|compiled)$/;

/** A path, and its probable source if it is a build output. */
export function madeFrom(path: string): readonly string[] {
  const build = BUILD.exec(path);
  if (build) return [path, `${build[1] ?? ''}src`];
  const match = BUILT.exec(path);
  return match ? [path, `${match[1]}src/${match[2]}`, match[1] + match[2]] : [path];
}

/**
 * The files, relative to the project's root and possibly build outputs, that a package exports as `.` or `./sub/path`.
 */
export function offeredAs(info: PackageInfo, subpath: string): readonly string[] {
  const named = info.exports.flatMap(([key, target]) => targetOf(key, target, subpath) ?? []);
  const plain = subpath === '.' ? [...(info.main === undefined ? [] : [info.main]), '.', 'src'] : ownPaths(subpath);
  return [...named, ...plain].map((path) => below(info, path));
}

/** The package that a file belongs to: the innermost one around it. */
export function packageOf(path: string, packages: readonly PackageInfo[]): PackageInfo {
  const around = packages.filter(({ folder }) => folder === '' || path.startsWith(`${folder}/`));
  return around.reduce((best, info) => (info.folder.length >= best.folder.length ? info : best));
}

/** The folder of a file's package. Cached: each request between files asks, and most stay in the same folder. */
export function packageFolders(packages: readonly PackageInfo[]): (path: string) => string {
  const known = new Map<string, string>();
  return (path) => {
    const folder = path.slice(0, path.lastIndexOf('/') + 1);
    const found = known.get(folder) ?? packageOf(path, packages).folder;
    known.set(folder, found);
    return found;
  };
}

/** A path of a package, as written in its package.json, relative to the project's root. */
export function below({ folder }: PackageInfo, path: string): string {
  const clean = path.replace(/^\.\//, '').replace(/\/$/, '');
  return folder === '' || clean === '' ? folder + clean || '.' : clean === '.' ? folder : `${folder}/${clean}`;
}

function ownPaths(subpath: string): readonly string[] {
  const path = subpath.replace(/^\.\//, '');
  return [path, `src/${path}`];
}

// Matches: "./*": "./dist/*.js"
function targetOf(key: string, target: string, subpath: string): string | undefined {
  if (key === subpath) return target;
  const [head, tail] = key.split('*');
  if (tail === undefined || !subpath.startsWith(head) || !subpath.endsWith(tail)) return undefined;
  return target.replace('*', subpath.slice(head.length, subpath.length - tail.length));
}
