#!/usr/bin/env node
'use strict';

/**
 * Compares what a scan costs with what the usual ways cost, on any tree: `npm run bench:scan -- <tree>`.
 *
 * - `unblock scan --json`, as published (run `npm run build` first), without a cache
 * - the same once more, after a file changed: with the facts that a run before has kept, but no answers
 * - the same once more, with nothing changed: `check` in a commit hook, `scan` after `scan --json`
 * - ESLint with one rule, `n/no-sync`, which looks at names only
 * - Babel: parse every file and walk it once, the least that a tool built on Babel does
 * - ast-grep: parse every file and search it for calls of methods whose name ends in `Sync`
 * - reading the bytes of every file, and nothing else
 *
 * Each is a whole process of its own, three times in turns; the table has the medians. CPU seconds are user and system time
 * of the process with all its threads, as it says itself when it exits (`process.resourceUsage`), so other load on the
 * machine disturbs them less than wall time. Each tool finds its own files, without node_modules; a `.gitignore` is
 * respected by unblock only. Nothing is asserted.
 */

const { spawnSync } = require('node:child_process');
const { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join, resolve } = require('node:path');
const { isMainThread } = require('node:worker_threads');
const rivals = require('./scan-rivals');

const ROUNDS = 3;
const USAGE_FILE = 'UNBLOCK_BENCH_USAGE';
const UNBLOCK = join(__dirname, '..', 'bin', 'unblock.js');

/** The rows of the table: the arguments of `node`, and how many calls its answer names. */
const TOOLS = [
  { name: 'unblock scan', args: (tree) => [...scanOf(tree), '--no-cache'], count: findingsIn },
  { name: 'again, a file changed', args: scanOf, count: findingsIn, forgets: 'answers' },
  { name: 'again, nothing changed', args: scanOf, count: findingsIn },
  { name: 'ESLint n/no-sync', args: (tree) => [__filename, '--child', 'eslint', tree], count: Number },
  { name: 'Babel parse + traverse', args: (tree) => [__filename, '--child', 'babel', tree], count: Number },
  { name: 'ast-grep', args: (tree) => [__filename, '--child', 'astGrep', tree], count: Number },
  { name: 'reading the bytes', args: (tree) => [__filename, '--child', 'read', tree], count: Number },
];

function scanOf(tree) {
  return ['--require', __filename, UNBLOCK, 'scan', '--json', '-C', tree];
}

function findingsIn(answer) {
  return JSON.parse(answer).findings.length;
}

function main([tree]) {
  if (!tree || !statSync(tree, { throwIfNoEntry: false })?.isDirectory()) {
    console.error(`npm run bench:scan -- <tree>: the tree must be a directory, got \`${tree ?? ''}\``);
    process.exitCode = 2;
    return;
  }
  const home = mkdtempSync(join(tmpdir(), 'unblock-bench-'));
  const caches = join(home, 'caches');
  const runs = TOOLS.map(() => []);
  measure({ name: 'first run', args: scanOf, count: findingsIn }, resolve(tree), join(home, 'usage.json'), caches);
  for (let round = 0; round < ROUNDS; round++) {
    TOOLS.forEach((tool, index) => runs[index].push(measure(tool, resolve(tree), join(home, 'usage.json'), caches)));
  }
  rmSync(home, { recursive: true });
  printTable(runs.map(medians));
}

/** One whole process: seconds of CPU and of the clock, bytes of memory at the peak, and the number of calls it named. */
function measure(tool, tree, usageFile, caches) {
  if (tool.forgets) rmSync(join(caches, 'unblock', tool.forgets), { recursive: true, force: true });
  const started = process.hrtime.bigint();
  const env = { ...process.env, [USAGE_FILE]: usageFile, XDG_CACHE_HOME: caches };
  const child = spawnSync(process.execPath, tool.args(tree), { env, encoding: 'utf8', maxBuffer: 1 << 30 });
  const wall = Number(process.hrtime.bigint() - started) / 1e9;
  if (child.status !== 0) throw new Error(`${tool.name} ended with ${child.status}:\n${child.stderr}`);
  const usage = JSON.parse(readFileSync(usageFile, 'utf8'));
  const cpu = (usage.userCPUTime + usage.systemCPUTime) / 1e6;
  return { cpu, wall, memory: usage.maxRSS * 1024, calls: tool.count(child.stdout) };
}

function medians(runs) {
  const median = (field) => runs.map((run) => run[field]).sort((a, b) => a - b)[Math.floor(runs.length / 2)];
  return { cpu: median('cpu'), wall: median('wall'), memory: median('memory'), calls: median('calls') };
}

function printTable(results) {
  const ratio = (a, b) => `${(a / b).toFixed(1)}x`;
  const rows = results.map(({ cpu, wall, memory, calls }, index) => [
    TOOLS[index].name,
    cpu.toFixed(2),
    wall.toFixed(2),
    (memory / 1e6).toFixed(0),
    ratio(cpu, results[0].cpu),
    ratio(wall, results[0].wall),
    ratio(memory, results[0].memory),
    String(calls),
  ]);
  const head = [`medians of ${ROUNDS}`, 'CPU s', 'wall s', 'peak MB', 'CPU', 'wall', 'memory', 'calls'];
  for (const row of [head, ...rows]) console.log(alignRow(row));
}

function alignRow([name, ...cells]) {
  return name.padEnd(24) + cells.map((cell) => cell.padStart(9)).join('');
}

/** Registers what a measured process does last: it writes its own usage, which counts every thread of it. */
function reportUsageAtExit(file) {
  process.on('exit', () => writeFileSync(file, JSON.stringify(process.resourceUsage())));
}

const isPreloaded = require.main !== module && isMainThread && process.env[USAGE_FILE] !== undefined;
const [flag, child, tree] = process.argv.slice(2);
if (isPreloaded) {
  reportUsageAtExit(process.env[USAGE_FILE]);
} else if (flag === '--child') {
  reportUsageAtExit(process.env[USAGE_FILE]);
  rivals[child](tree).then((calls) => console.log(calls));
} else if (require.main === module) {
  main(process.argv.slice(2));
}
