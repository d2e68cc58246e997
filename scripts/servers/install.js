'use strict';

// What the servers of __testfixtures__/servers are run with: installed there, from a lock file of its own.

const { spawnSync } = require('node:child_process');
const { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const semver = require('semver');

const HOME = path.join(__dirname, '../../__testfixtures__/servers');
const LOCK_FILE = path.join(HOME, 'package-lock.json');
/** The lock file that was installed last. */
const INSTALLED = path.join(HOME, 'node_modules/.installed.json');

/** Installs what the lock file says, unless that is what is there. */
function install() {
  const lock = readFileSync(LOCK_FILE, 'utf8');
  if (existsSync(INSTALLED) && readFileSync(INSTALLED, 'utf8') === lock) return;
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'];
  // `npm run` says where npm is; a bare `npm` could not be spawned on Windows without a shell.
  const script = process.env.npm_execpath;
  const [command, before] = script ? [process.execPath, [script]] : ['npm', []];
  const { status } = spawnSync(command, [...before, ...args], { cwd: HOME, stdio: ['ignore', 2, 2] });
  if (status !== 0) throw new Error(`npm ci in ${HOME} ended with ${status}`);
  writeFileSync(INSTALLED, lock);
}

/** Links what a package.json depends on into the folder's node_modules; answers `['express@4.22.3', …]`. */
function linkDependencies(folder) {
  const { dependencies = {} } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return Object.entries(dependencies).map(([name, range]) => {
    const [at, version] = installed(name, range);
    const link = path.join(folder, 'node_modules', name);
    mkdirSync(path.dirname(link), { recursive: true });
    symlinkSync(path.join(HOME, at), link, 'junction');
    return `${name}@${version}`;
  });
}

/** Several versions of a package are installed under names of their own: express4 is npm:express@^4. */
function installed(name, range) {
  const { packages } = JSON.parse(readFileSync(LOCK_FILE, 'utf8'));
  const wanted = Object.keys(packages[''].dependencies).map((alias) => `node_modules/${alias}`);
  const found = wanted.find((at) => {
    const { name: own = at.slice('node_modules/'.length), version } = packages[at];
    return own === name && semver.satisfies(version, range);
  });
  if (!found) throw new Error(`${name}@${range} is not in ${path.join(HOME, 'package.json')}`);
  return [found, packages[found].version];
}

module.exports = { HOME, install, linkDependencies };
