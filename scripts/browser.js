'use strict';

/**
 * A headless Chromium for `npm run test:browser`: the one that UNBLOCK_CHROMIUM names, else one that is installed, else one
 * that comes as an npm package. Nothing of it is a dependency of the project, so `npm ci` stays small.
 */

const { spawnSync } = require('node:child_process');
const { accessSync, constants, existsSync, mkdirSync, writeFileSync } = require('node:fs');
const { delimiter, join } = require('node:path');

const HOME = join(__dirname, '..', 'node_modules', '.cache', 'unblock-browser');
const DRIVER = 'playwright-core@1.65.1';
/** The last one for Node 20. https://github.com/Sparticuz/chromium */
const CHROMIUM = '@sparticuz/chromium@138.0.2';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome-headless-shell'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Starts a browser; resolves with playwright's handle of it and what it is. Throws with what was tried. */
async function launch() {
  const { chromium } = packageFrom(DRIVER);
  const problems = [];
  for (const candidate of [named, installed, packaged, packagedWithLibraries]) {
    try {
      const options = await candidate();
      if (!options) continue;
      return { browser: await chromium.launch(options), path: options.executablePath };
    } catch (error) {
      problems.push(`${candidate.name}: ${String(error.message).split('\n')[0]}`);
    }
  }
  throw new Error(`no browser could be started; set UNBLOCK_CHROMIUM to one.\n${problems.join('\n')}`);
}

const args = ['--no-sandbox', '--disable-gpu'];

function named() {
  const executablePath = process.env.UNBLOCK_CHROMIUM;
  return executablePath ? { executablePath, args } : undefined;
}

function installed() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const paths = [...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))), ...PLACES];
  const executablePath = paths.find(isExecutable);
  return executablePath ? { executablePath, args } : undefined;
}

async function packaged() {
  const chromium = packageFrom(CHROMIUM);
  return { executablePath: await chromium.executablePath(), args };
}

/** On a bare machine the libraries it needs are missing: the package brings them along for a runtime that has none. */
async function packagedWithLibraries() {
  process.env.AWS_LAMBDA_JS_RUNTIME = 'nodejs20.x';
  for (const path of Object.keys(require.cache)) if (path.includes(nameOf(CHROMIUM))) delete require.cache[path];
  return packaged();
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Installs a package beside the project's own, once, and loads it. */
function packageFrom(spec) {
  const folder = join(HOME, 'node_modules', nameOf(spec));
  if (!existsSync(folder)) install(spec);
  return require(folder);
}

function nameOf(spec) {
  return spec.slice(0, spec.lastIndexOf('@'));
}

function install(spec) {
  mkdirSync(HOME, { recursive: true });
  if (!existsSync(join(HOME, 'package.json'))) writeFileSync(join(HOME, 'package.json'), '{ "private": true }\n');
  console.log(`installing ${spec}`);
  const options = ['--no-audit', '--no-fund', '--loglevel=error', '--ignore-scripts'];
  const shell = process.platform === 'win32';
  const { status } = spawnSync('npm', ['install', ...options, spec], { cwd: HOME, stdio: 'inherit', shell });
  if (status !== 0) throw new Error(`npm install ${spec} failed`);
}

module.exports = { launch };
