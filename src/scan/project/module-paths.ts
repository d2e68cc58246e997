import { posix } from 'node:path';
import { below, packageOf } from '../../projects/packages';
import type { Alias, PackageInfo, SourceFile } from '../../types';

// Matches: process.env.NODE_PATH = __dirname, require('app-module-path').addPath(path.join(__dirname, 'lib')), moduleAlias.addPath(__dirname + '/lib')
const ADDED =
  /(?:\bNODE_PATH\s*=(?!=)|\b(?:(?:app-module-path|module-alias)['"]\)|moduleAlias)\s*\.addPath\()[^;\n]*?\b__dirname\b(?:\s*[,+]\s*['"]([\w./-]+)['"])?/g;
// Matches: global.rootRequire = (name) => require(path.join(__dirname, name)), or global.include, which finds modules from there
const OWN_LOADER =
  /\bglobal(?:This)?\.\w*(?:[rR]equire|[iI]nclude)\w*\s*=[^;\n]*(?:\n[^;\n]*)?\brequire\(\s*(?:path\.\w+\(\s*)?(?:\x60\$\{\s*)?__dirname\b/;
// Matches: NODE_PATH=./src node server.js
const STATED = /\bNODE_PATH=['"]?([\w./:-]+)/g;

/** Folders in which Node finds modules by name, besides node_modules: `require('models/user')` with `NODE_PATH`. */
export function modulePathsIn(files: readonly SourceFile[], packages: readonly PackageInfo[]): readonly string[] {
  const added = files.flatMap(({ path, text }) =>
    /NODE_PATH|app-module-path|module-?alias/i.test(text)
      ? [...text.matchAll(ADDED)].map(([, folder = '.']) => posix.join(posix.dirname(path), folder))
      : [],
  );
  const own = files.flatMap(({ path, text }) => (OWN_LOADER.test(text) ? [posix.dirname(path)] : []));
  const stated = packages.flatMap((info) =>
    [...info.scripts.values()].flatMap((script) =>
      [...script.matchAll(STATED)].flatMap(([, folders]) => folders.split(':').map((folder) => below(info, folder))),
    ),
  );
  // Matches: rfr('src/models/user'), which is found from the root
  const roots = packages.filter(({ dependencies }) => dependencies.has('rfr')).map((info) => below(info, '.'));
  return [...new Set([...added, ...own, ...stated, ...roots])].filter((folder) => !folder.startsWith('..'));
}

// Matches: addAlias('@lib', path.join(__dirname, 'lib')), addAliases({ '@lib': __dirname + '/lib' })
const ALIASED =
  /['"]([@~$\w][@~$\w./-]*)['"]\s*[:,]\s*(?:path\.\w+\(\s*)?(?:\x60\$\{__dirname\}|__dirname\b(?:\s*[,+]\s*['"]|\s*\)))([\w./-]*)/g;

/** Names that `module-alias` is told stand for folders of the program. */
export function moduleAliasesIn(files: readonly SourceFile[], packages: readonly PackageInfo[]): readonly Alias[] {
  return files
    .filter(({ text }) => /\baddAlias(?:es)?\b/.test(text))
    .flatMap(({ path, text }) =>
      [...text.matchAll(ALIASED)].map(([, prefix, target]) => ({
        folder: packageOf(path, packages).folder,
        prefix,
        target: posix.join(posix.dirname(path), target).replace(/\/$/, ''),
      })),
    )
    .filter(({ target }) => !target.startsWith('..'));
}
