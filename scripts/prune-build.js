#!/usr/bin/env node
'use strict';

/**
 * The last step of a build: deletes the declaration files that no user of the library can come to, and modules without any
 * code. The compiler writes one of each for each source; `index.d.ts` leads to few of them, and nothing loads what has only types.
 * Modules that only others of the package load lose the mark by which default imports are told, since they have no default
 * export, and the line that makes their exports before they have a value, which matters where names of other modules are
 * exported along with them. Lines are indented by tabs, of which one takes the place of four blanks.
 */

const { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } = require('node:fs');
const { dirname, join, sep } = require('node:path');
const { createSourceFile, forEachChild, isTemplateLiteralToken, preProcessFile, ScriptTarget } = require('typescript');

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

function unmarked(text) {
  if (DEFAULT.test(text)) return text;
  const plain = OF_OTHERS.test(text) ? text : text.replace(UNSET, '');
  return plain.replace(MARK, '');
}

const BLANKS = /^(?: {4})+/gm;

/** The code with tabs in front of its lines; those inside of a template literal stay. */
function indented(text) {
  const templates = [];
  const visit = (node) => {
    if (isTemplateLiteralToken(node)) templates.push([node.getStart(source), node.end]);
    forEachChild(node, visit);
  };
  const source = createSourceFile('built.js', text, ScriptTarget.Latest);
  visit(source);
  const isInTemplate = (at) => templates.some(([start, end]) => at > start && at < end);
  return text.replace(BLANKS, (blanks, at) => (isInTemplate(at) ? blanks : '\t'.repeat(blanks.length / 4)));
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
  else if (path.endsWith('.js')) {
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, indented(isPublic(name) ? text : unmarked(text)));
  }
}
