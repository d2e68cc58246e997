'use strict';

/**
 * Records a review of the example app on a real pseudo-terminal and draws it as docs/review.svg: `npm run build`, then
 * `npm run record:review`. Each frame is what the screen showed after a key; nothing is written by hand.
 */
const { cpSync, mkdtempSync, rmSync, writeFileSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');
const { spawn } = require('@lydell/node-pty');
const { Terminal } = require('@xterm/headless');

const root = join(__dirname, '..');
const size = { cols: 96, rows: 26 };
const cell = { width: 8.4, height: 18 };
const margin = 14;
const secondsPerFrame = 3;
/** Milliseconds until a step that shows nothing has failed. */
const patience = 20_000;

/** Each key with what the screen shows when it has been understood, and what to say about it. */
const steps = [
  { key: '', shows: /set A .*file 1 of 4/, says: 'npx unblock' },
  { key: 'y', shows: /file 2 of 4/, says: 'y: accept this file' },
  { key: 'y', shows: /file 3 of 4/, says: 'y: accept this one, too' },
  { key: 'w', shows: /→ listArchive/, says: 'w: why? the path from the request to the call' },
  { key: 'd', shows: /only indented|freshStat/, says: 'd: back to the diff' },
  { key: 'n', shows: /What should stay/, says: 'n: no, and what should stay as it is?' },
  { key: 's', shows: /skipped set A/, says: 's: skip the whole set; the rest is planned again' },
  { key: 'u', shows: /undone: no/, says: 'u: undo that' },
  { key: 'yy', shows: /accepted set A/, says: 'y, y: accept the rest of the set' },
  { key: 'q', shows: /rewritten in 1 change set/, says: 'q: write what was accepted' },
];

async function record(folder) {
  const terminal = new Terminal({ ...size, allowProposedApi: true });
  const env = { ...process.env, TERM: 'xterm-256color', FORCE_COLOR: '1' };
  const bin = join(root, 'bin', 'unblock.js');
  const pty = spawn(process.execPath, [bin], { ...size, cwd: folder, env });
  let wake = () => undefined;
  pty.onData((data) => terminal.write(data, () => wake()));
  const frames = [];
  for (const { key, shows, says } of steps) {
    pty.write(key);
    const late = setTimeout(() => fail(pty, shows, terminal), patience);
    while (!shows.test(textOf(terminal))) await new Promise((resolve) => (wake = resolve));
    clearTimeout(late);
    frames.push({ says, lines: linesOf(terminal) });
  }
  return frames;
}

/** The wording of the review has changed: the steps above have to follow. */
function fail(pty, shows, terminal) {
  pty.kill();
  console.error(`The screen does not show ${shows}:\n${textOf(terminal)}`);
  process.exitCode = 1;
}

function rowsOf({ buffer: { active }, rows }) {
  return Array.from({ length: rows }, (_, index) => active.getLine(active.baseY + index));
}

function textOf(terminal) {
  return rowsOf(terminal)
    .map((line) => line.translateToString(true))
    .join('\n');
}

function linesOf(terminal) {
  return rowsOf(terminal).map(runsOf);
}

/** Neighbouring characters that look alike, as one piece of text with its column. */
function runsOf(line) {
  const runs = [];
  for (let column = 0; column < size.cols; column += 1) {
    const at = line.getCell(column);
    const look = lookOf(at);
    const last = runs.at(-1);
    if (last?.look === look) last.text += at.getChars() || ' ';
    else runs.push({ look, column, text: at.getChars() || ' ' });
  }
  return runs.filter(({ text }) => text.trim() !== '');
}

function lookOf(at) {
  const color = at.isFgPalette() ? ` c${at.getFgColor() % 8}` : '';
  return `t${color}${at.isBold() ? ' b' : ''}${at.isDim() ? ' d' : ''}`;
}

const style = `
.t{font:14px ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;fill:#d4d4d4;white-space:pre}
.c1{fill:#f48771}.c2{fill:#89d185}.c3{fill:#e2c08d}.c4{fill:#75beff}.c5{fill:#d8a0df}.c6{fill:#5fd7d7}
.b{font-weight:bold}.d{opacity:.6}.s{fill:#111;font:bold 14px system-ui,sans-serif}`;

function draw(frames) {
  const width = Math.ceil(size.cols * cell.width + 2 * margin);
  const height = size.rows * cell.height + 2 * margin + 34;
  const moves = frames.map(
    (_, index) => `${((100 * index) / frames.length).toFixed(2)}%{transform:translateX(${-index * width}px)}`,
  );
  const animation = `@keyframes m{${moves.join('')}}.m{animation:m ${frames.length * secondsPerFrame}s steps(1,end) infinite}`;
  const drawn = frames.map((frame, index) => drawFrame(frame, index * width, height));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">`,
    `<title>A review in the terminal, key by key</title><style>${style}\n${animation}</style>`,
    `<rect width="100%" height="100%" rx="8" fill="#1e1e1e"/><g class="m">${drawn.join('\n')}</g></svg>\n`,
  ].join('\n');
}

function drawFrame({ says, lines }, left, height) {
  const rows = lines.flatMap((runs, row) => runs.map((run) => drawRun(run, left, row)));
  const label = `<rect x="${left + margin}" y="${height - 36}" width="${says.length * 8 + 24}" height="26" rx="13" fill="#e2c08d"/>`;
  return `<g>${rows.join('')}${label}<text class="s" x="${left + margin + 12}" y="${height - 18}">${escape(says)}</text></g>`;
}

function drawRun({ look, column, text }, left, row) {
  const x = (left + margin + column * cell.width).toFixed(1);
  const y = margin + (row + 1) * cell.height - 4;
  return `<text class="${look}" x="${x}" y="${y}" xml:space="preserve">${escape(text.trimEnd())}</text>`;
}

function escape(text) {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

async function main() {
  const folder = mkdtempSync(join(tmpdir(), 'unblock-record-'));
  try {
    cpSync(join(root, 'examples', 'legacy-express'), folder, { recursive: true });
    writeFileSync(join(root, 'docs', 'review.svg'), draw(await record(folder)));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

main();
