import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder, removeFolder, snapshot } from '../apply/folder';
import { Screen } from '../support/screen';

jest.setTimeout(120_000);

/** A loop whose callbacks only read, a look-up of any path, and a route that depends on neither. */
const app = {
  'package.json': JSON.stringify({ name: 'app', main: 'app.js', dependencies: { express: '^5.0.0' } }),
  'app.js': [
    `const app = require('express')();`,
    `const fs = require('fs');`,
    `app.get('/sizes', (req, res) => res.send([...req.query.names].map((name) => fs.readFileSync(name).length)));`,
    `app.get('/there', (req, res) => res.send(fs.existsSync(req.query.path)));`,
    `app.listen(3000);`,
    ``,
  ].join('\n'),
};
let root: string;

beforeEach(() => (root = makeFolder(app)));

afterEach(() => {
  Screen.closeAll();
  removeFolder(root);
});

function unblock(...args: readonly string[]): Screen {
  const child = join(__dirname, '../support/unblock-child.js');
  return new Screen(process.execPath, [child, ...args], { cols: 120, rows: 45, cwd: root });
}

function textOf(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

/** The files that a run with these flags writes when everything is accepted. */
async function writtenBy(...flags: readonly string[]): Promise<ReturnType<typeof snapshot>> {
  const screen = unblock('--yes', '--risk', 'review', ...flags);
  expect(await screen.ended()).toBe(0);
  const files = sourcesIn(root);
  expect(await unblock('undo').ended()).toBe(0);
  return files;
}

function sourcesIn(folder: string): ReturnType<typeof snapshot> {
  return Object.fromEntries(Object.entries(snapshot(folder)).filter(([path]) => !path.startsWith('.unblock')));
}

test('options that are chosen show in the diff, and what is approved is what is written', async () => {
  const expected = await writtenBy('--parallel', '8', '--fs-cache', 'ttl=250');
  const screen = unblock();
  expect(await screen.shows('[q]uit')).toContain('[o]ptions');
  expect(await screen.shows(/\+ .*mapInOrder/)).toContain('options of the run: one callback after the other');
  screen.type('o8');
  expect(await screen.shows(/\+ .*mapAtOnce\([^]*, 8\)/)).toContain('up to 8 callbacks at once, for the whole run');
  screen.type('yy');
  expect(await screen.shows(/set \w  2 of 2/)).toContain(
    'options of the run: only concurrent look-ups share an answer',
  );
  screen.type('y');
  await screen.shows(/\+ const CACHE_TTL = 0;/);
  screen.type('on25\u007f50\r');
  expect(await screen.shows(/\+ const CACHE_TTL = 250;/)).toContain('options of the run: look-ups up to 250 ms old');
  screen.type('y');
  expect(await screen.ended()).toBe(0);
  expect(sourcesIn(root)).toEqual(expected);
  expect(textOf('unblock-helpers.js')).toContain('CACHE_TTL = 250;');
});

test('undo takes an option back, on the screen and in what is written', async () => {
  const expected = await writtenBy();
  const screen = unblock();
  await screen.shows('[q]uit');
  screen.type('o8');
  await screen.shows(/\+ .*mapAtOnce/);
  screen.type('u');
  expect(await screen.shows('undone: up to 8 callbacks at once')).toMatch(/\+ .*mapInOrder/);
  screen.type('yyyy');
  expect(await screen.ended()).toBe(0);
  expect(sourcesIn(root)).toEqual(expected);
});

test('--resume goes on with the options, also after a part was written', async () => {
  const first = unblock();
  await first.shows('[q]uit');
  first.type('o4yy');
  await first.shows(/set \w  2 of 2/);
  first.type('o1');
  expect(await first.shows('look-ups up to 100 ms old, for the whole run')).toContain('accepted 1');
  first.type('q');
  expect(await first.ended()).toBe(0);
  expect(textOf('app.js')).toMatch(/mapAtOnce\([^]*, 4\)/);
  expect(textOf('unblock-helpers.js')).not.toContain('CACHE_TTL');
  const second = unblock('--resume');
  const page = await second.shows('[q]uit');
  expect(page).toContain('resuming the review of');
  expect(page).toContain('options of the run: look-ups up to 100 ms old');
  second.type('yy');
  expect(await second.ended()).toBe(0);
  expect(textOf('unblock-helpers.js')).toContain('CACHE_TTL = 100;');
});

test('a review that was killed goes on with the options and what was accepted with them', async () => {
  const first = unblock();
  await first.shows('[q]uit');
  first.type('o4y');
  await first.shows('file 2 of 2');
  process.kill(first.pid, 'SIGKILL');
  await first.ended();
  const second = unblock('--resume');
  expect(await second.shows('[q]uit')).toMatch(/file 2 of 2[^]*options of the run: up to 4 callbacks at once/);
  second.type('yq');
  expect(await second.ended()).toBe(0);
  expect(textOf('app.js')).toMatch(/mapAtOnce\([^]*, 4\)/);
});
