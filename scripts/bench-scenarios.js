'use strict';

// `npm run bench:scenarios [-- --rounds 5 --seconds 3 --only read,stat]`: the app in bench/scenarios/blocking, the same
// migrated by unblock in this run, migrated by hand, and made to keep its results as the study's servers did, in turn under
// load. Prints ratios, because only those survive a change of machine. `-- --docs` writes the tables of README.md and
// docs/evidence.md, `-- --store` keeps what each kind of call costs here, for the estimates of unblock. Build first.

const { execFileSync, fork } = require('node:child_process');
const { mkdirSync, mkdtempSync, rmSync, writeFileSync } = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const { parseArgs } = require('node:util');
const autocannon = require('autocannon');
const { STUDY } = require('../dist/src/findings/estimates');
const { penaltiesFile } = require('../dist/src/pipeline/penalties');
const { copyScenarioApp } = require('./scenario-app');
const { APPS, SCENARIOS } = require('./scenario-list');
const { median, shortTable, longTable } = require('./scenario-tables');
const { writeMade } = require('./made-block');

const ROOT = path.join(__dirname, '..');
const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '3' },
    only: { type: 'string', default: '' },
    json: { type: 'boolean', default: false },
    docs: { type: 'boolean', default: false },
    store: { type: 'boolean', default: false },
  },
});
const PORT = 3900;
/** Seconds of load before what is measured. */
const WARM_UP = 1;

async function main() {
  const scenarios = wanted();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'scenarios-'));
  try {
    const [load] = os.loadavg();
    const apps = prepare(folder);
    const results = [];
    for (const scenario of scenarios) results.push(await measure(scenario, apps));
    publish(results, noteOf(load));
    if (options.store) store(results);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function wanted() {
  const all = SCENARIOS.map(({ name }) => name);
  const names = options.only ? options.only.split(',') : all;
  const unknown = names.find((name) => !all.includes(name));
  if (unknown !== undefined) throw new Error(`\`--only\` takes ${all.join(', ')}; got \`${unknown}\`.`);
  if (options.docs && options.only) throw new Error('`--docs` writes whole tables: leave `--only` out.');
  return SCENARIOS.filter(({ name }) => names.includes(name)).map(withStudy);
}

/** How many times more requests per second the study's asynchronous server answered. */
function withStudy(scenario) {
  const row = STUDY.rows.find((one) => one.scenario === scenario.study);
  const said = row && (row.times === 'timeouts' ? 'time-outs before' : `${row.times}×`);
  return { ...scenario, study: said ?? '' };
}

/** A copy of each app, migrated where unblock is told to. */
function prepare(folder) {
  for (const [name, { source, flags }] of Object.entries(APPS)) {
    const app = path.join(folder, name);
    copyScenarioApp(source, app);
    if (flags) migrate(app, flags);
  }
  return Object.fromEntries(Object.keys(APPS).map((name) => [name, path.join(folder, name)]));
}

function migrate(app, flags) {
  const bin = path.join(ROOT, 'bin/unblock.js');
  execFileSync(process.execPath, [bin, '--yes', '--quiet', ...flags, '-C', app], { stdio: ['ignore', 'ignore', 2] });
}

/** Several rounds, each with every app in turn, so that what else the machine does strikes all of them. */
async function measure(scenario, apps) {
  // Only look-ups have a time to live.
  const names = Object.keys(apps).filter((name) => scenario.looksUp || name !== 'unblock, ttl');
  const rounds = [];
  for (let round = 0; round < Number(options.rounds); round++) {
    const order = names.slice(round % names.length).concat(names.slice(0, round % names.length));
    const measured = {};
    for (const name of order) measured[name] = await loaded(apps[name], scenario);
    rounds.push(measured);
    process.stderr.write(`${scenario.name} ${round + 1}/${options.rounds}\n`);
  }
  return { scenario, names, rounds };
}

async function loaded(folder, { paths, connections = 100, timeout = 10, longer = 1 }) {
  const server = await started(folder);
  try {
    const url = `http://127.0.0.1:${PORT}`;
    const asked = paths.map((one) => ({ path: one }));
    // A server that has just started runs code that is not compiled yet, of which a larger app has more.
    const warm = { url, connections, duration: WARM_UP, timeout, setupClient: eachFromElsewhere(asked) };
    await autocannon(warm);
    server.send('begin');
    const duration = Number(options.seconds) * longer;
    // The probe is one person who asks for something else meanwhile.
    const probe = { url: `${url}/ping`, connections: 1, duration, timeout };
    const load = { url, connections, duration, timeout, setupClient: eachFromElsewhere(asked) };
    const [main, unrelated] = await Promise.all([withTimes(load), withTimes(probe)]);
    const seen = await answer(server);
    return {
      perSecond: main.done / main.duration,
      ...{ p50: main.at(50), p95: main.at(95), p99: main.at(99) },
      ...{ failed: main.failed, timeouts: main.timeouts },
      // No answer at all in this time is the worst there is.
      unrelated: unrelated.done === 0 ? duration * 1000 : unrelated.at(99),
      delay: seen.delay,
      cpu: main.done === 0 ? NaN : seen.cpu / main.done,
    };
  } finally {
    await new Promise((resolve) => server.on('exit', resolve).kill('SIGKILL'));
  }
}

/** Without this all connections would ask for the first path, then for the second. */
function eachFromElsewhere(requests) {
  let next = 0;
  return (client) => {
    const at = next++ % requests.length;
    client.setRequests([...requests.slice(at), ...requests.slice(0, at)]);
  };
}

/** What came back, with the latency in milliseconds below which so many percent were answered. */
async function withTimes(load) {
  const times = [];
  const running = autocannon(load);
  running.on('response', (_client, _status, _bytes, time) => times.push(time));
  const { duration, errors, non2xx, timeouts, '2xx': done } = await running;
  times.sort((a, b) => a - b);
  const at = (percent) => times[Math.max(0, Math.ceil((percent / 100) * times.length) - 1)] ?? duration * 1000;
  return { done, duration, failed: errors + non2xx - timeouts, timeouts, at };
}

function started(folder) {
  const env = { ...process.env, PORT: String(PORT), NODE_ENV: 'production' };
  const observer = path.join(ROOT, 'bench/observer.js');
  const server = fork(path.join(folder, 'server.js'), {
    env,
    execArgv: ['--require', observer],
    stdio: ['ignore', 'ignore', 2, 'ipc'],
  });
  return new Promise((resolve, reject) => {
    server.once('message', () => resolve(server));
    server.once('error', reject);
    server.once('exit', (code) => reject(new Error(`${folder} ended with ${code}`)));
  });
}

function answer(server) {
  return new Promise((resolve) => {
    server.once('message', resolve);
    server.send('end');
  });
}

function publish(results, note) {
  if (options.json) return console.log(JSON.stringify(results, undefined, 2));
  const [short, long] = [shortTable(results), longTable(results)].map((table) => `${table}\n\n${note}`);
  if (!options.docs) return console.log(`${long}\n\n${short}`);
  writeMade('README.md', 'scenarios', short);
  return writeMade('docs/evidence.md', 'scenarios', long);
}

function noteOf(before) {
  const cpus = os.cpus();
  const machine = `Node ${process.version}, ${cpus.length} × ${cpus[0].model}, ${os.platform()}`;
  const load = `load ${before.toFixed(1)} before and ${os.loadavg()[1].toFixed(1)} at the end, with the load of the benchmark itself`;
  return `${machine}; ${load}; medians of ${options.rounds} rounds of ${options.seconds} s, 100 connections (8 for 1,000,000 iterations). Made by \`npm run bench:scenarios -- --docs\`.`;
}

/** Keeps the ratio of the migrated app to the blocking one, for each kind of call. */
function store(results) {
  const penalties = results.flatMap(({ scenario: { name, call }, rounds }) => {
    if (call === undefined) return [];
    const ratios = rounds.map(({ blocking, unblock }) => unblock.perSecond / blocking.perSecond);
    const times = rounds.some(({ blocking }) => blocking.perSecond === 0) ? 'timeouts' : median(ratios);
    return [{ scenario: name, call, times }];
  });
  const file = penaltiesFile(process.env);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ node: process.version, penalties }, undefined, 2));
  console.error(`kept in ${file}`);
}

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
