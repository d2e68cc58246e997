#!/usr/bin/env node
'use strict';

/**
 * The last step of a build: deletes the declaration files that no user of the library can come to, and modules without any
 * code. The compiler writes one of each for each source; `index.d.ts` leads to few of them, and nothing loads what has only types.
 * Modules that only others of the package load lose the mark by which default imports are told, since they have no default
 * export, and the line that makes their exports before they have a value, which matters where names of other modules are
 * exported along with them.
 */

const { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } = require('node:fs');
const { dirname, join, sep } = require('node:path');
const { preProcessFile } = require('typescript');

const BUILT = join(__dirname, '..', 'dist');

/** The paths of a declaration file and of all that it imports, directly or through others. */
function reachedFrom(path, reached = new Set()) {
  if (reached.has(path)) return reached;
  reached.add(path);
  for (const { fileName } of preProcessFile(readFileSync(path, 'utf8')).importedFiles) {
    const base = join(dirname(path), fileName);
    const found = [`${base}.d.ts`, join(base, 'index.d.ts')].find((file) => existsSync(file));
    // What does not begin with a dot is a package.
    if (found && fileName.startsWith('.')) reachedFrom(found, reached);
  }
  return reached;
}

/** All that the compiler writes for a source that has only types. */
const NO_CODE = /^"use strict";\s*Object\.defineProperty\(exports, "__esModule", \{ value: true \}\);\s*$/;

const MARK = 'Object.defineProperty(exports, "__esModule", { value: true });\n';
const DEFAULT = /^exports\.default\b/m;

/** Whether users load a built module themselves. */
function isPublic(name) {
  return !name.startsWith(`src${sep}`) || name === ['src', 'index.js'].join(sep);
}

/** The line that makes exports before they have a value. */
const UNSET = /^(?:exports\.\w+ = )+void 0;\n/m;
const OF_OTHERS = /\b__exportStar\b/;

function unmark(path) {
  const text = readFileSync(path, 'utf8');
  if (DEFAULT.test(text)) return;
  const plain = OF_OTHERS.test(text) ? text : text.replace(UNSET, '');
  writeFileSync(path, plain.replace(MARK, ''));
}

/** Whether a built file is of no use to anybody. */
function isIdle(path, reached) {
  if (path.endsWith('.d.ts')) return !reached.has(path);
  return path.endsWith('.js') && NO_CODE.test(readFileSync(path, 'utf8'));
}

const reached = reachedFrom([BUILT, 'src', 'index.d.ts'].join(sep));
for (const name of readdirSync(BUILT, { recursive: true })) {
  const path = join(BUILT, name);
  if (!statSync(path).isFile()) continue;
  if (isIdle(path, reached)) rmSync(path);
  else if (path.endsWith('.js') && !isPublic(name)) unmark(path);
}
