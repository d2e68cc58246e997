import { posix } from 'node:path';
import { below } from '../../projects/packages';
import type { PackageInfo, SourceFile } from '../../types';

// Matches: process.env.NODE_PATH = __dirname, require('app-module-path').addPath(path.join(__dirname, 'lib'))
const ADDED =
  /(?:\bNODE_PATH\s*=(?!=)|\bapp-module-path['"]\)\s*\.addPath\()[^;\n]*?\b__dirname\b(?:\s*,\s*['"]([\w./-]+)['"])?/g;
// Matches: NODE_PATH=./src node server.js
const STATED = /\bNODE_PATH=['"]?([\w./:-]+)/g;

/** Folders in which Node finds modules by name, besides node_modules: `require('models/user')` with `NODE_PATH`. */
export function modulePathsIn(files: readonly SourceFile[], packages: readonly PackageInfo[]): readonly string[] {
  const added = files.flatMap(({ path, text }) =>
    /NODE_PATH|app-module-path/.test(text)
      ? [...text.matchAll(ADDED)].map(([, folder = '.']) => posix.join(posix.dirname(path), folder))
      : [],
  );
  const stated = packages.flatMap((info) =>
    [...info.scripts.values()].flatMap((script) =>
      [...script.matchAll(STATED)].flatMap(([, folders]) => folders.split(':').map((folder) => below(info, folder))),
    ),
  );
  // Matches: rfr('src/models/user'), which is found from the root
  const roots = packages.filter(({ dependencies }) => dependencies.has('rfr')).map((info) => below(info, '.'));
  return [...new Set([...added, ...stated, ...roots])].filter((folder) => !folder.startsWith('..'));
}
