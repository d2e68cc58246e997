'use strict';

/**
 * Builds unless the build is newer than all that it is made of. The first `npx unblock` in this folder makes npm prepare the
 * package once more, which would take as long as `npm ci` for the same result.
 */

const { execSync } = require('node:child_process');
const fs = require('node:fs');
const path = require('node:path');

const ROOT = path.join(__dirname, '..');
const STAMP = path.join(ROOT, 'dist', '.built');
const MADE_OF = [
  'src',
  'transforms',
  'scripts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'tsconfig.build.json',
];

function newestIn(entry) {
  const { mtimeMs } = fs.statSync(entry);
  if (!fs.statSync(entry).isDirectory()) return mtimeMs;
  return Math.max(mtimeMs, ...fs.readdirSync(entry).map((name) => newestIn(path.join(entry, name))));
}

function isBuilt() {
  if (!fs.existsSync(STAMP)) return false;
  const built = fs.statSync(STAMP).mtimeMs;
  return MADE_OF.every((entry) => newestIn(path.join(ROOT, entry)) < built);
}

if (!isBuilt()) {
  execSync('npm run build --silent', { cwd: ROOT, stdio: 'inherit' });
  fs.writeFileSync(STAMP, '');
}
