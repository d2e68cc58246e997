import { posix } from 'node:path';
import { helpersIn, renderHelpers, type HelperName } from '../helpers/render';
import type { Change, FileFacts, ModuleFormat, Project } from '../types';
import type { Style } from './style';

const NAME = 'unblock-helpers';

/** Where the generated helper file is, and how it is written. */
export interface HelperFile {
  readonly path: string;
  readonly format: ModuleFormat;
  readonly typescript: boolean;
}

/** Chooses place and format of the helper file for the files that will import it; never a file that is somebody else's. */
export function helperFile(
  project: Pick<Project, 'files' | 'paths' | 'package'>,
  users: readonly FileFacts[],
): HelperFile {
  const typescript = users.length > 0 && users.every((user) => user.typescript);
  const format = users.some((user) => user.format === 'cjs') ? 'cjs' : 'esm';
  const dir = users.every((user) => user.path.startsWith('src/')) ? 'src' : '.';
  const extension = typescript ? '.ts' : format === project.package.type ? '.js' : format === 'cjs' ? '.cjs' : '.mjs';
  for (let n = 1; ; n++) {
    const path = posix.join(dir, `${NAME}${n === 1 ? '' : `-${n}`}${extension}`);
    const text = project.files.find((file) => file.path === path)?.text;
    if (text === undefined ? !project.paths.has(path) : helpersIn(text).size > 0) return { path, format, typescript };
  }
}

/** How a file imports the helper file. */
export function helperRequest(from: string, file: HelperFile, style: Style): string {
  const relative = posix.relative(posix.dirname(from), file.path);
  const request = relative.startsWith('.') ? relative : `./${relative}`;
  const bare = request.replace(/\.[cm]?[jt]s$/, '');
  if (file.path.endsWith('.cjs') || file.path.endsWith('.mjs')) return request;
  return style.extensions ? `${bare}.js` : bare;
}

/** The helper file with these helpers and those it already has; undefined when nothing is to be added. */
export function helperChange(
  project: Pick<Project, 'files'>,
  file: HelperFile,
  names: ReadonlySet<HelperName>,
  options: { ttl: number; nodePrefix: boolean; sets: readonly string[] },
): Change | undefined {
  const before = project.files.find((other) => other.path === file.path)?.text;
  const known = before === undefined ? new Set<HelperName>() : helpersIn(before);
  if ([...names].every((name) => known.has(name))) return undefined;
  const after = renderHelpers(new Set([...known, ...names]), {
    format: file.format,
    typescript: file.typescript,
    nodePrefix: options.nodePrefix,
    ttl: options.ttl,
  });
  return { path: file.path, before, after, sets: options.sets };
}
