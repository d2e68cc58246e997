#!/usr/bin/env node
'use strict';

/**
 * Completes package-lock.json, so that `npm ci` works on every platform: `npm run lockfile`.
 *
 * Native packages (oxc-parser, Jest's resolver, node-pty) list one optional package per platform. npm can leave those of
 * other platforms out of a lock file (https://github.com/npm/cli/issues/4828): then `npm ci` of npm 11 stops with "Missing:
 * … from lock file", and with npm 10 a Mac or a Windows machine gets no parser. This script adds each missing dependency of
 * every locked package, with what the registry says of it. It never changes an entry that is there, except that it drops
 * `resolved` addresses of a registry, which would tie everybody to the registry of whoever wrote the lock file.
 *
 * After adding or updating dependencies: `npm install`, `npm run lockfile`, and commit both files. Running it twice changes
 * nothing. It exits with 1 when the registry does not have a platform's package in the version wanted: then depend on an
 * earlier version of the package that wants it, one of which all platforms are published.
 */

const { spawnSync } = require('node:child_process');
const { readFileSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');

const LOCK_FILE = join(__dirname, '..', 'package-lock.json');

/** What npm copies from a manifest into a lock file. */
const FIELDS = [
  ...['version', 'dist.integrity', 'bin', 'cpu', 'dependencies', 'deprecated', 'engines', 'funding', 'libc', 'license'],
  ...['optionalDependencies', 'os', 'peerDependencies', 'peerDependenciesMeta'],
];

/**
 * Returns a copy of the lock file without gaps and registry addresses, and as `unavailable` the gaps that stay because
 * `lookUp(name, range)`, which gives a manifest, returned undefined. Pure, but for what `lookUp` does.
 */
function complete(lock, lookUp) {
  const packages = withoutAddresses(lock.packages);
  const unavailable = new Map();
  for (;;) {
    const gap = findGaps(packages).find(({ from, name }) => !unavailable.has(keyOf(from, name)));
    if (!gap) return { lock: { ...lock, packages: sortByKey(packages) }, unavailable: [...unavailable.values()] };
    const manifest = lookUp(gap.name, gap.range);
    if (manifest) packages[placeFor(packages, gap)] = toEntry(manifest, packages[gap.from]);
    else unavailable.set(keyOf(gap.from, gap.name), gap);
  }
}

/** Dependencies that are not where their package would look for them, or not in the exact version it asks for. */
function findGaps(packages) {
  return Object.entries(packages).flatMap(([from, entry]) =>
    Object.entries({ ...entry.dependencies, ...entry.optionalDependencies })
      .filter(([name, range]) => !isBundled(entry, name) && !isThere(packages, from, name, range))
      .map(([name, range]) => ({ from, name, range })),
  );
}

/** Entries that name a registry's address, as `[key, address]`; addresses of git or of a plain tarball are not among them. */
function findAddresses(packages) {
  return Object.entries(packages)
    .filter(([, { resolved }]) => /^https?:\/\/.*\/-\/[^/]+\.tgz/.test(resolved ?? ''))
    .map(([key, { resolved }]) => [key, resolved]);
}

function withoutAddresses(packages) {
  const copy = { ...packages };
  for (const [key] of findAddresses(packages)) {
    copy[key] = { ...packages[key] };
    delete copy[key].resolved;
  }
  return copy;
}

function isBundled(entry, name) {
  const bundled = entry.bundleDependencies ?? [];
  return bundled === true || bundled.includes(name);
}

function isThere(packages, from, name, range) {
  const found = nearest(packages, from, name);
  const isExact = /^\d+\.\d+\.\d+(-[\w.-]+)?$/.test(range);
  return found !== undefined && (!isExact || packages[found].version === range);
}

/** Key of what `require(name)` means in the package at `from`: the nearest node_modules upwards. */
function nearest(packages, from, name) {
  const key = keyOf(from, name);
  if (key in packages) return key;
  return from === '' ? undefined : nearest(packages, parentOf(from), name);
}

function keyOf(dir, name) {
  return dir === '' ? `node_modules/${name}` : `${dir}/node_modules/${name}`;
}

function parentOf(dir) {
  return dir.slice(0, Math.max(0, dir.lastIndexOf('node_modules/') - 1));
}

/** At the root when nobody is there, otherwise another version is, and this one lives with the package that wants it. */
function placeFor(packages, { from, name }) {
  return keyOf('', name) in packages ? keyOf(from, name) : keyOf('', name);
}

/** Fields in npm's order (version and integrity, then scalars and lists, then objects), so that npm keeps the file as it is. */
function toEntry(manifest, parent) {
  const { version, 'dist.integrity': integrity, ...rest } = manifest;
  const fields = { ...rest, dependencies: requiredOf(rest), optional: true, ...(parent.dev && { dev: true }) };
  const isObject = (value) => typeof value === 'object' && !Array.isArray(value);
  const order = ([a, x], [b, y]) => isObject(x) - isObject(y) || a.localeCompare(b, 'en');
  const present = Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => [key, isObject(value) ? sortByKey(value) : value]);
  return { version, integrity, ...Object.fromEntries(present.sort(order)) };
}

/** The registry lists optional dependencies among the others, a lock file does not. */
function requiredOf({ dependencies = {}, optionalDependencies = {} }) {
  const required = Object.entries(dependencies).filter(([name]) => !(name in optionalDependencies));
  return required.length > 0 ? Object.fromEntries(required) : undefined;
}

function sortByKey(object) {
  return Object.fromEntries(Object.entries(object).sort(([a], [b]) => a.localeCompare(b, 'en')));
}

/** Highest version in the range, as `npm view` tells it with the user's own settings; undefined when there is none. */
function lookUp(name, range) {
  const { stdout, stderr, status } = runNpm(['view', `${name}@${range}`, ...FIELDS, '--json']);
  if (status !== 0 && !/E404|ETARGET/.test(stdout + stderr)) throw new Error(`npm view ${name}@${range}: ${stderr}`);
  if (status !== 0 || stdout.trim() === '') return undefined;
  const answer = JSON.parse(stdout);
  return Array.isArray(answer) ? answer.at(-1) : answer;
}

/** `npm run` says where npm is; a bare `npm` could not be spawned on Windows without a shell. */
function runNpm(args) {
  const script = process.env.npm_execpath;
  const [command, before] = script ? [process.execPath, [script]] : ['npm', []];
  return spawnSync(command, [...before, ...args], { encoding: 'utf8' });
}

function main() {
  const text = readFileSync(LOCK_FILE, 'utf8');
  const { lock, unavailable } = complete(JSON.parse(text), lookUp);
  const completed = `${JSON.stringify(lock, null, 2)}\n`;
  if (completed !== text) writeFileSync(LOCK_FILE, completed);
  console.log(completed === text ? 'package-lock.json: nothing to add' : 'package-lock.json: completed');
  for (const { from, name, range } of unavailable) console.error(`not on the registry: ${name}@${range} (for ${from})`);
  process.exitCode = unavailable.length > 0 ? 1 : 0;
}

module.exports = { complete, findGaps, findAddresses };

if (require.main === module) main();
