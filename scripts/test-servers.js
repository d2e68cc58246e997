#!/usr/bin/env node
'use strict';

/**
 * Runs servers before and after a migration: `npm run build && npm run test:servers [-- --only koa,express] [--diff] [--table]`.
 *
 * Each folder of __testfixtures__/servers is a scenario: an `app`, and a `scenario.js` that says with which versions of a
 * package it runs and what is asked of it. The app is started as it is written, then as unblock leaves it. Both must answer
 * as the scenario says, and the same; no process may end or warn. Which synchronous calls are made after start-up is
 * recorded in both: before, they are those that the analysis found; after, those whose line says `stays: <reason>`.
 */

const assert = require('node:assert/strict');
const { mkdtempSync, readdirSync, realpathSync, rmSync } = require('node:fs');
const { tmpdir } = require('node:os');
const path = require('node:path');
const { parseArgs } = require('node:util');
const { toPatch } = require('../dist/src/report/patch');
const { announced, compile, copyApp, linesOf, migration } = require('./servers/copies');
const { HOME, install } = require('./servers/install');
const { start } = require('./servers/server');
const { carryOut } = require('./servers/steps');

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    table: { type: 'boolean', default: false },
    diff: { type: 'boolean', default: false },
  },
});

async function main() {
  install();
  const wanted = options.only.split(',');
  const names = readdirSync(HOME, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() && entry.name !== 'node_modules' && wanted.some((part) => entry.name.includes(part))
      ? [entry.name]
      : [],
  );
  const home = realpathSync(mkdtempSync(path.join(tmpdir(), 'unblock-servers-')));
  let failed = 0;
  try {
    for (const name of names) {
      const scenario = require(path.join(HOME, name, 'scenario.js'));
      for (const version of scenario.versions ?? [undefined]) failed += await passes(name, scenario, version, home);
    }
  } finally {
    rmSync(home, { recursive: true, force: true, maxRetries: 3 });
  }
  console.log(failed > 0 ? `${failed} failed` : 'all servers answer as before');
  process.exitCode = failed > 0 ? 1 : 0;
}

/** Answers how many failed: one, or none. */
async function passes(name, scenario, version, home) {
  const title = version ? `${name} with ${version}` : name;
  try {
    const { steps } = scenario;
    const own = { ...scenario, steps: typeof steps === 'function' ? steps(version) : steps };
    const result = await run(path.join(HOME, name), own, version, path.join(home, 'app'));
    console.log(options.table ? rowOf(name, own, result) : `ok     ${title}: ${summary(own, result)}`);
    return 0;
  } catch (error) {
    console.log(`FAILED ${title}`);
    console.log(error instanceof assert.AssertionError ? error.message : error.stack);
    return 1;
  }
}

async function run(scenarioFolder, scenario, version, folder) {
  const packages = copyApp(scenarioFolder, version, folder);
  const made = await migration(folder, scenario.options);
  if (options.diff) console.log(toPatch(made.changes, ''));
  const stays = announced(folder);
  const skipped = made.plan.skipped.map(({ finding, code }) => `${finding.file}:${finding.line} ${code}`);
  assert.deepEqual([...skipped, ...besideTwins(made.plan)].sort(), stays.sort(), 'what stays is what the comments say');
  const before = await visit(folder, scenario, 'before');
  expectAllSeen(before.calls, made);
  copyApp(scenarioFolder, version, folder);
  await made.write();
  const after = await visit(folder, scenario, 'after');
  expectNoneLeft(after.calls, folder);
  assert.deepEqual(after.answers, before.answers, 'the answers are those of before');
  assert.deepEqual(
    after.warnings.filter((line) => !before.warnings.includes(line)),
    [],
    'no new warnings',
  );
  return { packages, rewritten: placesOf(before.calls).length - stays.length, stays };
}

/** Starts the app in a folder and does everything that the scenario says. */
async function visit(folder, scenario, when) {
  compile(folder);
  const main = scenario.main ?? 'server.js';
  const answers = [];
  const ends = [];
  let server = await start(folder, main);
  try {
    for (const step of scenario.steps) {
      const expected = { ...step, ...step[when] };
      const answer = await carryOut(expected, server);
      // Where the two differ, the scenario says how.
      answers.push(step.before || step.after ? undefined : answer);
      if (expected.ends === undefined) continue;
      ends.push(await server.ended);
      assert.equal(ends.at(-1).code, expected.ends, `${step.ask}: the server ends\n${ends.at(-1).stderr}`);
      server = await start(folder, main);
    }
    ends.push(await server.stop());
  } catch (error) {
    const { stderr } = await server.kill();
    throw Object.assign(error, { message: `${when} the migration, ${error.message}\n${stderr}` });
  }
  return {
    answers,
    calls: ends.flatMap(({ calls }) => calls),
    warnings: ends.flatMap(({ stderr }) => warningsIn(stderr)),
  };
}

function warningsIn(stderr) {
  return stderr
    .split('\n')
    .filter((line) => /warning:|unhandled|rejection/i.test(line))
    .map((line) => line.replace(/\(node:\d+\)/, '(node)'));
}

/** What the analysis says requests wait for, and what they were seen to wait for, is the same. */
function expectAllSeen(calls, { scanned }) {
  const found = scanned.findings.filter(({ contexts }) => contexts.includes('request_path'));
  assert.deepEqual(placesOf(calls), placesOf(found), 'the calls that were made are those that were found');
}

function placesOf(calls) {
  return [...new Set(calls.map(({ rule, file, line }) => `${file}:${line} ${rule}`))].sort();
}

function expectNoneLeft(calls, folder) {
  const left = calls.filter(({ file, line }) => !/\bstays: /.test(linesOf(path.join(folder, file))[line - 1]));
  assert.deepEqual(placesOf(left), [], 'no synchronous call is left on the way of a request');
}

/** The calls that are rewritten in a twin, and stay in its function for requests that cannot wait. */
function besideTwins({ sets }) {
  return sets.flatMap(({ findings, lingering = [] }) =>
    findings.filter(({ id }) => lingering.includes(id)).map(({ file, line }) => `${file}:${line} beside-its-twin`),
  );
}

function summary({ steps }, { packages, rewritten, stays }) {
  const kept = stays.length > 0 ? `, ${stays.length} ${stays.length === 1 ? 'stays' : 'stay'}` : '';
  return `${packages.join(', ') || `node@${process.versions.node}`}; ${steps.length} steps, ${rewritten} rewritten${kept}`;
}

/** One row of the table in docs/interleaving.md. */
function rowOf(name, { about, steps }, { packages, rewritten, stays }) {
  const codes = [...new Set(stays.map((line) => `\`${line.split(' ')[1]}\``))].join(', ') || '–';
  return `| ${name} | ${packages.join(', ') || 'Node'} | ${about} | ${steps.length} | ${rewritten} | ${codes} |`;
}

main().catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
