'use strict';

// `npm run bench:readme [-- --rounds 5 --seconds 3]`: runs `unblock bench` on the five scenarios and on the example app,
// writes the table of docs/evidence.md, and draws docs/bench.svg. Build first. Every number comes from this run.

const { execFileSync } = require('node:child_process');
const { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const { parseArgs } = require('node:util');
const { copyScenarioApp } = require('./scenario-app');
const { writeMade } = require('./made-block');

const ROOT = path.join(__dirname, '..');
const TOKEN = '00000000-0000-4000-8000-000000000000';
const { values: options } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, seconds: { type: 'string', default: '3' } },
});

const headers = { authorization: `Bearer ${TOKEN}` };

/** Each app with what is asked of it, under the name it has in the table. */
const APPS = [
  {
    title: 'Scenarios',
    make: (folder) => copyScenarioApp('blocking', folder),
    unrelated: '/ping',
    requests: {
      'readFileSync, 2 KB': { url: '/read' },
      'readFileSync, 1 MB': { url: '/read-large' },
      execSync: { url: '/exec' },
      'pbkdf2Sync, 10,000 iterations': { url: '/hash?password=secret' },
      writeFileSync: { url: '/write/1' },
      'existsSync + statSync': { url: '/stat' },
    },
  },
  {
    title: 'Example',
    make: copyExample,
    unrelated: '/session',
    requests: {
      'GET /invoices/:id': { url: '/invoices/INV-1001', headers },
      'POST /invoices/:id/payments': {
        method: 'POST',
        url: '/invoices/INV-1001/payments',
        headers,
        body: { amount: 1 },
      },
      'POST /session': {
        method: 'POST',
        url: '/session',
        body: { email: 'ada@example.com', password: 'analytical-engine' },
      },
      'GET /reports/archive': { url: '/reports/archive', headers },
      'GET /reports/archive.csv.gz': { url: '/reports/archive.csv.gz', headers },
      'GET /reports/ledger/:year': { url: '/reports/ledger/2024', headers },
    },
  },
];

function main() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-readme-'));
  try {
    const rows = APPS.flatMap((app) => rowsOf(app, folder));
    const note = noteOf();
    writeMade('docs/evidence.md', 'bench', `${tableOf(rows)}\n\n${note}`);
    writeFileSync(path.join(ROOT, 'docs/bench.svg'), svgOf(rows, note));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function copyExample(app) {
  const filter = (from) => path.basename(from) !== 'node_modules';
  cpSync(path.join(ROOT, 'examples/legacy-express'), app, { recursive: true, filter });
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(app, 'node_modules'), 'dir');
  mkdirSync(path.join(app, 'data/sessions'), { recursive: true });
  writeFileSync(path.join(app, 'data/sessions', `${TOKEN}.json`), '{"email":"ada@example.com"}');
}

function rowsOf({ title, make, requests, unrelated }, folder) {
  const app = path.join(folder, title);
  make(app);
  const file = path.join(folder, `${title}.json`);
  writeFileSync(file, JSON.stringify(Object.values(requests)));
  const flags = [
    '--requests',
    file,
    '--unrelated',
    unrelated,
    '--rounds',
    options.rounds,
    '--seconds',
    options.seconds,
  ];
  const bin = path.join(ROOT, 'bin/unblock.js');
  const args = [bin, 'bench', '-C', app, ...flags, '--json', '--', 'node', 'server.js'];
  const { bench } = JSON.parse(
    execFileSync(process.execPath, args, { maxBuffer: 1 << 26, stdio: ['ignore', 'pipe', 2] }),
  );
  if (bench.kind !== 'measured') throw new Error(JSON.stringify(bench));
  return Object.keys(requests).map((name, index) => ({ title, name, ...bench.requests[index] }));
}

function noteOf() {
  const cpus = os.cpus();
  const [load] = os.loadavg();
  const machine = `Node ${process.version}, ${cpus.length} × ${cpus[0].model}, ${os.platform()}, load ${load.toFixed(1)}`;
  return `${machine}; ${options.rounds} rounds of at least ${options.seconds} s, 20 connections. Made by \`npm run bench:readme\`.`;
}

function tableOf(rows) {
  const head = [
    'Request',
    'Requests/s',
    'Ratio',
    'p99 ms',
    'Ratio',
    'Another request meanwhile, p99 ms',
    'Ratio',
    'Failed',
  ];
  const lines = rows.map(({ name, measures, before, after }) => {
    const pair = ({ before: one, after: other }) => `${figure(one)} → ${figure(other)}`;
    const failed = [before, after].map(({ errors, timeouts }) => errors + timeouts).join(' → ');
    const cells = ['perSecond', 'p99', 'unrelated'].flatMap((key) => [pair(measures[key]), ratioOf(measures[key])]);
    return [name, ...cells, failed];
  });
  return [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function ratioOf({ ratio: [middle, least, greatest], verdict }) {
  const spread = `${times(middle)} (${times(least)} to ${times(greatest)})`;
  return verdict === 'same' ? `${spread}, no difference` : spread;
}

function times(ratio) {
  return `${ratio >= 10 ? ratio.toFixed(0) : ratio.toFixed(2)}×`;
}

function figure(value) {
  return value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2);
}

const STYLE = `text{font:13px system-ui,sans-serif;fill:#1f2328}.dim{fill:#59636e;font-size:11px}.axis{stroke:#8b949e;stroke-width:1}
.grid{stroke:#d1d9e0;stroke-width:1}.better{stroke:#1a7f37;fill:#1a7f37}.worse{stroke:#cf222e;fill:#cf222e}.same{stroke:#59636e;fill:#59636e}
@media (prefers-color-scheme:dark){text{fill:#e6edf3}.dim{fill:#9198a1}.grid{stroke:#3d444d}.better{stroke:#3fb950;fill:#3fb950}.worse{stroke:#f85149;fill:#f85149}.same{stroke:#9198a1;fill:#9198a1}}`;

/** Two panels on a logarithmic scale: the median of the ratios as a dot, the least and the greatest as a line. */
function svgOf(rows, note) {
  const panels = [
    { key: 'perSecond', title: 'requests per second, after / before', good: 'more', x: 230 },
    { key: 'unrelated', title: 'what another request waits (p99), after / before', good: 'less', x: 570 },
  ];
  const height = 76 + rows.length * 24;
  const labels = rows.map(({ name }, row) => `<text x="8" y="${64 + row * 24}">${escaped(name)}</text>`);
  const parts = panels.map((panel) => panelOf(rows, panel, height));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 ${height + 24}" role="img" aria-labelledby="title">
<title id="title">What unblock gained: ${escaped(rows.map((row) => `${row.name} ${ratioOf(row.measures.perSecond)}`).join('; '))}</title>
<style>${STYLE}</style>
${labels.join('\n')}
${parts.join('\n')}
<text class="dim" x="8" y="${height + 14}">${escaped(note.replaceAll('`', ''))}</text>
</svg>
`;
}

function panelOf(rows, { key, title, good, x }, height) {
  const width = 300;
  const clamp = (ratio) => Math.min(1000, Math.max(0.001, ratio));
  const all = rows.flatMap(({ measures }) => measures[key].ratio.map(clamp));
  const [low, high] = [Math.floor(Math.log10(Math.min(...all, 0.9))), Math.ceil(Math.log10(Math.max(...all, 1.1)))];
  const at = (ratio) => (x + ((Math.log10(clamp(ratio)) - low) / (high - low)) * width).toFixed(1);
  const decades = Array.from({ length: high - low + 1 }, (_, index) => 10 ** (low + index));
  const grid = decades.map((value) => {
    const line = `<line class="${value === 1 ? 'axis' : 'grid'}" x1="${at(value)}" x2="${at(value)}" y1="44" y2="${height - 16}"/>`;
    return `${line}<text class="dim" text-anchor="middle" x="${at(value)}" y="${height - 4}">${value}×</text>`;
  });
  const marks = rows.map(({ name, measures }, row) => {
    const { ratio, verdict } = measures[key];
    const kind = verdict === 'same' ? 'same' : verdict === good ? 'better' : 'worse';
    const y = 60 + row * 24;
    const spread = `<line stroke-width="3" x1="${at(ratio[1])}" x2="${at(ratio[2])}" y1="${y}" y2="${y}"/>`;
    const tip = `<title>${escaped(`${name}: ${ratioOf(measures[key])}`)}</title>`;
    return `<g class="${kind}">${tip}${spread}<circle cx="${at(ratio[0])}" cy="${y}" r="5"/></g>`;
  });
  return [`<text x="${x}" y="24">${escaped(title)}</text>`, ...grid, ...marks].join('\n');
}

function escaped(text) {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

main();
