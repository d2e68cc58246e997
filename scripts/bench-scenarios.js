'use strict';

// `npm run bench:scenarios [-- --rounds 5 --seconds 3 --only read,stat]`: the app in bench/scenarios/blocking, the same
// migrated by unblock in this run, and migrated by hand, in turn under load. Prints ratios, because only those survive a
// change of machine. `-- --store` keeps what each kind of call costs here, for the estimates of unblock. Build first.

const { execFileSync, fork } = require('node:child_process');
const { mkdirSync, mkdtempSync, rmSync, writeFileSync } = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const { parseArgs } = require('node:util');
const autocannon = require('autocannon');
const { penaltiesFile } = require('../dist/src/penalties');
const { copyScenarioApp } = require('./scenario-app');

const ROOT = path.join(__dirname, '..');
const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '3' },
    only: { type: 'string', default: '' },
    json: { type: 'boolean', default: false },
    store: { type: 'boolean', default: false },
  },
});
const PORT = 3900;

/** Connections are few where each request costs much: the queue must drain before the time-out, given in seconds. */
const SCENARIOS = [
  { name: 'read', title: 'readFileSync, 2 KB', call: 'readFileSync', paths: ['/read'] },
  { name: 'read-large', title: 'readFileSync, 1 MB', paths: ['/read-large'] },
  { name: 'exec', title: 'execSync', call: 'execSync', paths: ['/exec'], timeout: 60 },
  {
    name: 'hash',
    title: 'pbkdf2Sync, 10,000 iterations',
    call: 'pbkdf2Sync',
    paths: ['/hash?password=secret'],
    timeout: 60,
  },
  {
    name: 'hash-heavy',
    title: 'pbkdf2Sync, 1,000,000 iterations',
    paths: ['/hash-heavy?password=secret'],
    connections: 8,
    timeout: 120,
    longer: 4,
  },
  {
    name: 'write',
    title: 'writeFileSync, 100 files',
    call: 'writeFileSync',
    paths: Array.from({ length: 100 }, (_, id) => `/write/${id}`),
  },
  {
    name: 'stat',
    title: 'existsSync + statSync',
    call: 'existsSync + statSync',
    paths: ['/stat'],
    remembering: true,
  },
];

async function main() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'scenarios-'));
  try {
    const apps = prepare(folder);
    const wanted = options.only ? options.only.split(',') : SCENARIOS.map(({ name }) => name);
    const results = [];
    for (const scenario of SCENARIOS.filter(({ name }) => wanted.includes(name)))
      results.push(await measure(scenario, apps));
    print(results);
    if (options.store) store(results);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Four copies: blocking, migrated by the tool, the same with answers that may be a second old, and migrated by hand. */
function prepare(folder) {
  const copies = { blocking: 'blocking', unblock: 'blocking', 'unblock ttl=1000': 'blocking', 'by hand': 'by-hand' };
  for (const [name, source] of Object.entries(copies)) {
    const app = path.join(folder, name);
    copyScenarioApp(source, app);
    if (name.startsWith('unblock')) migrate(app, name.endsWith('1000') ? ['--fs-cache', 'ttl=1000'] : []);
  }
  return Object.fromEntries(Object.keys(copies).map((name) => [name, path.join(folder, name)]));
}

function migrate(app, flags) {
  const bin = path.join(ROOT, 'bin/unblock.js');
  execFileSync(process.execPath, [bin, '--yes', '--quiet', ...flags, '-C', app], { stdio: ['ignore', 'ignore', 2] });
}

/** Several rounds, each with every app in turn, so that what else the machine does strikes all of them. */
async function measure(scenario, apps) {
  const names = Object.keys(apps).filter((name) => scenario.remembering || name !== 'unblock ttl=1000');
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
    await autocannon({ url: url + paths[0], connections: 2, amount: 4, timeout });
    server.send('begin');
    const duration = Number(options.seconds) * longer;
    const load = { url, connections, duration, timeout, requests: paths.map((one) => ({ path: one })) };
    // The probe is one person who asks for something else meanwhile.
    const probe = { url: `${url}/ping`, connections: 1, duration, timeout };
    const [main, unrelated] = await Promise.all([autocannon(load), autocannon(probe)]);
    const seen = await answer(server);
    const done = main['2xx'];
    return {
      perSecond: done / main.duration,
      p50: main.latency.p50,
      p97: main.latency.p97_5,
      p99: main.latency.p99,
      failed: main.errors + main.non2xx,
      timeouts: main.timeouts,
      // No answer at all in this time is the worst there is.
      unrelated: unrelated['2xx'] === 0 ? duration * 1000 : unrelated.latency.p99,
      delay: seen.delay,
      cpu: done === 0 ? NaN : seen.cpu / done,
    };
  } finally {
    await new Promise((resolve) => server.on('exit', resolve).kill('SIGKILL'));
  }
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

function print(results) {
  if (options.json) return console.log(JSON.stringify(results, undefined, 2));
  const cpus = os.cpus();
  console.log(
    `Node ${process.version}, ${cpus.length} × ${cpus[0].model}, ${os.platform()}; ${options.rounds} rounds of ${options.seconds} s\n`,
  );
  console.log(
    '| Scenario | App | Requests/s | to blocking | to by hand | p50 / p97.5 / p99 ms | unrelated p99 ms | loop delay p99 ms | CPU ms/request | failed |',
  );
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |');
  for (const result of results) for (const name of result.names) console.log(rowOf(result, name));
  return undefined;
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

function rowOf({ scenario, rounds }, name) {
  const of = (field, app = name) => median(rounds.map((round) => round[app][field]));
  const ratio = (other) => median(rounds.map((round) => round[name].perSecond / round[other].perSecond)).toFixed(2);
  const sum = (field) => rounds.reduce((all, round) => all + round[name][field], 0);
  const cells = [
    scenario.title,
    name,
    of('perSecond').toFixed(of('perSecond') < 100 ? 1 : 0),
    ratio('blocking'),
    ratio('by hand'),
    `${of('p50')} / ${of('p97')} / ${of('p99')}`,
    of('unrelated').toFixed(0),
    of('delay').toFixed(0),
    of('cpu').toFixed(2),
    sum('failed') + sum('timeouts'),
  ];
  return `| ${cells.join(' | ')} |`;
}

function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

main().catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
