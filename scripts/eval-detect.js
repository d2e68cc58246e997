#!/usr/bin/env node
'use strict';

/**
 * Measures detection against labels made by hand: `npm run eval:detect -- <folder of checkouts> <folder of labels>`.
 * With a third folder, what evidence adds: of each app with a `<app>.json` there, which `unblock trace` wrote, the same
 * again with `scan --trace`.
 *
 * Each `<app>.jsonl` among the labels is compared with `unblock scan --json` of `<checkouts>/<app>`, or of
 * `<checkouts>/<app>/o`. A label is one call: `file`, `line`, `column` (both from 1, where the call expression begins),
 * `method`, `context` and `kind` (see eval/README.md). All calls outside of tests are taken to be labelled, so a finding
 * on a request's path that has no label, or is labelled otherwise, is a false alarm; but not one that is told for
 * information only, since labels are of calls that block by their name. A first line of `kind: app` may narrow
 * what was labelled.
 *
 * - recall and precision: of `request_path` only
 * - context: labelled calls that were found with the labelled context, among all labelled calls
 * - unknown: findings outside of tests whose context is `unknown_path`
 */

const { spawnSync } = require('node:child_process');
const { existsSync, readdirSync, readFileSync, statSync } = require('node:fs');
const { basename, join, resolve } = require('node:path');
const { place, print, printTraced } = require('./eval-tables');

const UNBLOCK = join(__dirname, '..', 'bin', 'unblock.js');
const REQUEST = 'request_path';
const TEST_FILE =
  /(?:^|\/)(?:tests?|__tests__|spec|specs|e2e|cypress|__mocks__)\/|[.-](?:test|spec|e2e|stories)\.[cm]?[jt]sx?$/;

function main([checkouts, labels, traces]) {
  if (!isFolder(checkouts) || !isFolder(labels) || (traces !== undefined && !isFolder(traces))) {
    console.error('npm run eval:detect -- <folder of checkouts> <folder of labels> [<of traces>]: all must be folders');
    process.exitCode = 2;
    return;
  }
  const files = readdirSync(labels).filter((name) => name.endsWith('.jsonl'));
  const apps = files.map((file) => ({ name: basename(file, '.jsonl'), file: join(labels, file) }));
  const there = apps.filter(({ name }) => isFolder(join(checkouts, name)));
  const results = there.map(({ name, file }) => evaluate(name, readLabels(file), join(checkouts, name)));
  print(results);
  if (traces !== undefined) printTraced(results, tracedOf(there, checkouts, traces));
  for (const { name } of apps.filter((app) => !there.includes(app))) {
    console.error(`${name}: there is no ${join(checkouts, name)}`);
    process.exitCode = 2;
  }
}

/** The same of the apps that have a trace, with it. */
function tracedOf(apps, checkouts, traces) {
  return apps.flatMap(({ name, file }) => {
    const trace = resolve(traces, `${name}.json`);
    return existsSync(trace) ? [evaluate(name, readLabels(file), join(checkouts, name), trace)] : [];
  });
}

function isFolder(path) {
  return path !== undefined && statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

/** `head` says which folder is the app, and which of its folders were labelled. */
function evaluate(name, { head, labels }, checkout, trace) {
  const { folder = '.', under } = head;
  const isLabelled = ({ file }) => !TEST_FILE.test(file) && (!under || under.some((dir) => file.startsWith(`${dir}/`)));
  const findings = scan(join(treeOf(checkout), folder), trace).filter(isLabelled);
  const optional = new Set(labels.filter((label) => label.kind === 'optional').map(place));
  const known = new Set(labels.map(place));
  // What is told for information only claims nothing, unless somebody labelled it.
  // Nor was it labelled which packages block inside.
  const isClaim = (finding) =>
    (finding.notice === undefined && finding.reason?.code !== 'inside-a-package') || known.has(place(finding));
  return compare(
    name,
    labels.filter((label) => label.kind !== 'optional'),
    findings.filter((finding) => !optional.has(place(finding)) && isClaim(finding)),
  );
}

function treeOf(checkout) {
  const inner = join(checkout, 'o');
  return existsSync(inner) ? inner : checkout;
}

function readLabels(file) {
  const lines = readFileSync(file, 'utf8').split('\n');
  const rows = lines.filter((line) => line.trim() !== '').map((line) => JSON.parse(line));
  return { head: rows.find((row) => row.kind === 'app') ?? {}, labels: rows.filter((row) => row.kind !== 'app') };
}

function scan(tree, trace) {
  const evidence = trace === undefined ? [] : ['--trace', trace];
  const child = spawnSync(process.execPath, [UNBLOCK, 'scan', '--json', '-C', tree, ...evidence], {
    encoding: 'utf8',
    maxBuffer: 1 << 30,
  });
  if (child.status !== 0) throw new Error(`scan of ${tree} ended with ${child.status}:\n${child.stderr}`);
  return JSON.parse(child.stdout).findings;
}

/** Joins the labels of one app with what was found at the same places. */
function compare(name, labels, findings) {
  const found = new Map(findings.map((finding) => [place(finding), finding]));
  const calls = labels.filter((label) => label.kind !== 'user_defined_sync_name');
  const labelled = new Map(calls.map((label) => [place(label), label]));
  const wanted = calls.filter((label) => label.context === REQUEST);
  const claimed = findings.filter(
    (finding) => finding.context === REQUEST && (labelled.has(place(finding)) || !finding.notice),
  );
  const isTrue = (finding) => labelled.get(place(finding))?.context === REQUEST;
  const pairs = calls.map((label) => ({ name, label, finding: found.get(place(label)) }));
  return {
    name,
    claimed,
    seen: pairs.filter(({ label, finding }) => label.context === REQUEST && finding?.measured?.waited > 0).length,
    counts: {
      labels: calls.length,
      wanted: wanted.length,
      hits: claimed.filter(isTrue).length,
      claimed: claimed.length,
      agreeing: pairs.filter(({ label, finding }) => agrees(label, finding)).length,
      findings: findings.length,
      unknown: findings.filter((finding) => finding.context === 'unknown_path').length,
    },
    misses: pairs.filter(({ label, finding }) => label.context === REQUEST && finding?.context !== REQUEST),
    alarms: claimed
      .filter((finding) => !isTrue(finding))
      .map((finding) => ({ name, finding, label: labels.find((label) => place(label) === place(finding)) })),
    others: pairs.filter(
      ({ label, finding }) => label.context !== REQUEST && finding?.context !== REQUEST && !agrees(label, finding),
    ),
  };
}

function agrees(label, finding) {
  if (!finding) return false;
  if (label.context === 'unreachable-or-unknown') return /^(?:unreachable|unknown)_path$/.test(finding.context);
  return label.context === finding.context;
}

main(process.argv.slice(2));
