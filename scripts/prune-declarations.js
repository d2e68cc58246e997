#!/usr/bin/env node
'use strict';

/**
 * The last step of a build: deletes the declaration files that no user of the library can come to. The compiler writes one for
 * each source, and `index.d.ts` leads to few of them.
 */

const { existsSync, readdirSync, readFileSync, rmSync } = require('node:fs');
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

const reached = reachedFrom([BUILT, 'src', 'index.d.ts'].join(sep));
for (const name of readdirSync(BUILT, { recursive: true })) {
  const path = join(BUILT, name);
  if (path.endsWith('.d.ts') && !reached.has(path)) rmSync(path);
}
