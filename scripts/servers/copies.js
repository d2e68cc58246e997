'use strict';

// Copies of a server: as it is written, and as unblock leaves it.

const { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const { apply, plan, scan } = require('../../dist/src');
const { linkDependencies } = require('./install');

/**
 * Puts the app of a scenario into a folder, which is emptied before, with what it depends on; `version` (`express@4`) takes
 * the place of the range in package.json. Answers the packages with their versions.
 */
function copyApp(scenario, version, folder) {
  rmSync(folder, { recursive: true, force: true });
  cpSync(path.join(scenario, 'app'), folder, { recursive: true, preserveTimestamps: true });
  if (version) depend(path.join(folder, 'package.json'), version);
  return linkDependencies(folder);
}

function depend(file, version) {
  const at = version.lastIndexOf('@');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  manifest.dependencies[version.slice(0, at)] = `^${version.slice(at + 1)}`;
  writeFileSync(file, JSON.stringify(manifest, undefined, 2));
}

/** What the tool makes of the app in a folder; writes nothing. */
async function migration(folder, options = {}) {
  const scanned = await scan(folder);
  const proposal = await plan(scanned, options);
  return { scanned, ...proposal, write: () => apply(scanned, proposal) };
}

/** The calls that the comments of an app say will stay, as `server.js:12 caller-not-in-sight`. */
function announced(folder) {
  return sources(folder).flatMap((file) =>
    linesOf(path.join(folder, file)).flatMap((line, index) =>
      [...line.matchAll(/\bstays: ([a-z-]+)/g)].map(([, code]) => `${file}:${index + 1} ${code}`),
    ),
  );
}

function sources(folder) {
  return readdirSync(folder, { recursive: true })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => !file.startsWith('node_modules/') && /\.[cm]?[jt]s$/.test(file));
}

function linesOf(file) {
  return readFileSync(file, 'utf8').split('\n');
}

/** TypeScript as a build would leave it, each file beside its source, with a map that leads back. */
function compile(folder) {
  const files = sources(folder).filter((file) => file.endsWith('.ts'));
  if (files.length === 0) return;
  const ts = require('typescript');
  const { compilerOptions } = ts.readConfigFile(path.join(folder, 'tsconfig.json'), ts.sys.readFile).config;
  for (const file of files) {
    const text = readFileSync(path.join(folder, file), 'utf8');
    const options = { ...ts.convertCompilerOptionsFromJson(compilerOptions, folder).options, inlineSourceMap: true };
    const { outputText } = ts.transpileModule(text, { compilerOptions: options, fileName: path.basename(file) });
    writeFileSync(path.join(folder, file.replace(/\.ts$/, '.js')), outputText);
  }
}

module.exports = { announced, compile, copyApp, linesOf, migration };
