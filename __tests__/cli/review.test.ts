import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder, removeFolder, snapshot } from '../apply/folder';
import { Screen } from '../support/screen';

jest.setTimeout(120_000);

/** Two routes, each with a function of its own in another file, and one that both files of routes share. */
const app = {
  'package.json': JSON.stringify({ name: 'app', main: 'app.js', dependencies: { express: '^5.0.0' } }),
  'app.js': [
    `const app = require('express')();`,
    `const { readUser } = require('./users');`,
    `const { readOrder } = require('./orders');`,
    `app.get('/users', (req, res) => res.send(readUser()));`,
    `app.get('/orders', (req, res) => res.send(readOrder()));`,
    `app.listen(3000);`,
    ``,
  ].join('\n'),
  'users.js': `const fs = require('fs');\nexports.readUser = () => fs.readFileSync('user.json', 'utf8');\n`,
  'orders.js': `const fs = require('fs');\nexports.readOrder = () => fs.readFileSync('order.json', 'utf8');\n`,
};

const keyLine = '[q]uit';
let root: string;

beforeEach(() => (root = makeFolder(app)));

afterEach(() => {
  Screen.closeAll();
  removeFolder(root);
});

function unblock(...args: readonly string[]): Screen {
  return new Screen(process.execPath, [join(__dirname, '../support/unblock-child.js'), ...args], {
    cols: 120,
    rows: 30,
    cwd: root,
    env: { VISUAL: '', EDITOR: `sh -c 'printf "// by hand\\n" >> "$0"'` },
  });
}

function git(...args: readonly string[]): void {
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], { cwd: root });
}

function isAsync(path: string): boolean {
  return !readFileSync(join(root, path), 'utf8').includes('readFileSync');
}

async function ends(screen: Screen): Promise<{ readonly code: number; readonly text: string }> {
  return { code: await screen.ended(), text: screen.history() };
}

test('what was accepted is written, what was not is left, and undo takes it back', async () => {
  const before = snapshot(root);
  const screen = unblock();
  expect(await screen.shows(keyLine)).toContain('GET /orders');
  screen.type('yynns');
  const { code, text } = await ends(screen);
  expect(code).toBe(0);
  expect(text).toContain('1 blocking call rewritten in 1 change set, 2 files written; 1 is refused.');
  expect(text).toContain('`npx unblock undo` undoes everything');
  expect([isAsync('orders.js'), isAsync('users.js')]).toEqual([true, false]);
  const undo = await ends(unblock('undo'));
  expect(undo).toMatchObject({ code: 0, text: expect.stringContaining('2 files restored') });
  expect(snapshot(root)).toEqual(before);
});

test('what has hazards can be left, and the other requests get a twin', async () => {
  const server = [
    `const app = require('express')();`,
    `const { readUser } = require('./users');`,
    `let served = 0;`,
    `app.get('/users', (req, res) => res.send(readUser()));`,
    `app.get('/served', (req, res) => { const before = served; readUser(); served = before + 1; res.json(served); });`,
    `app.use(require('express').static('public', { setHeaders: () => { served = 0; } }));`,
    `app.listen(3000);`,
    ``,
  ].join('\n');
  writeFileSync(join(root, 'app.js'), server);
  const screen = unblock();
  expect(await screen.shows(keyLine)).toContain('1 hazard to review');
  screen.type('n');
  expect(await screen.shows('[escape]')).toContain('[w] withhold only what has the hazards');
  screen.type('w');
  await screen.shows('of it still change');
  screen.type('a');
  expect((await ends(screen)).code).toBe(0);
  expect(readFileSync(join(root, 'app.js'), 'utf8')).toContain('res.send(await readUserAsync())');
  expect(readFileSync(join(root, 'app.js'), 'utf8')).toContain('const before = served; readUser(); served');
});

test.each([
  ['q', 0],
  ['\u0003', 130],
])('after %j --resume asks about the rest, and files that we left do not count as dirty', async (key, expected) => {
  git('init', '-q');
  git('add', '-A');
  git('commit', '-qm', 'all');
  const first = unblock();
  await first.shows(keyLine);
  first.type(`yy${key}`);
  const left = await ends(first);
  expect(left.code).toBe(expected);
  expect(left.text).toContain('1 is undecided');
  const second = unblock('--resume');
  expect(await second.shows(keyLine)).toContain('resuming the review of');
  expect(second.text()).toContain('GET /users');
  second.type('yy');
  expect((await ends(second)).code).toBe(0);
  expect([isAsync('orders.js'), isAsync('users.js')]).toEqual([true, true]);
  expect((await ends(unblock('--resume'))).text).toContain('there is no review to resume');
});

test.each([
  ['q', 0],
  ['\u0003', 130],
])('after %j the accepted files of a set that is not complete stay accepted', async (key, expected) => {
  const first = unblock();
  await first.shows(keyLine);
  first.type('y');
  await first.shows(/set A.*file 2 of 2/);
  first.type(key);
  expect((await ends(first)).code).toBe(expected);
  expect(isAsync('orders.js')).toBe(false);
  const second = unblock('--resume');
  expect(await second.shows(keyLine)).toMatch(/set A.*file 2 of 2/);
  second.type('q');
  await ends(second);
});

test.each([
  ['q', 0],
  ['\u0003', 130],
])('after %j what was changed by hand in a set that is not complete is still there', async (key, expected) => {
  const first = unblock();
  await first.shows(keyLine);
  first.type('e');
  await first.shows('this is the file with your edit');
  first.type('y');
  await first.shows(/set A.*file 2 of 2/);
  first.type(key);
  expect((await ends(first)).code).toBe(expected);
  const second = unblock('--resume');
  expect(await second.shows(keyLine)).toMatch(/set A.*file 2 of 2/);
  second.type('yq');
  expect((await ends(second)).code).toBe(0);
  expect(readFileSync(join(root, 'app.js'), 'utf8')).toMatch(/await readOrder[^]*\/\/ by hand\n$/);
});

test.each([
  ['a check fails with its set', 5],
  ['its file is saved meanwhile', 4],
])('what was changed by hand is kept when %s', async (_name, expected) => {
  // Passes as long as nothing is changed.
  const check = `process.exit(require('fs').readFileSync('orders.js', 'utf8').includes('Sync') ? 0 : 1)`;
  const first = unblock(...(expected === 5 ? ['--verify', `node -e "${check}"`] : []));
  await first.shows(keyLine);
  first.type('ye');
  await first.shows('this is the file with your edit');
  if (expected === 4) writeFileSync(join(root, 'orders.js'), `// saved meanwhile\n${app['orders.js']}`);
  first.type('a');
  const { code, text } = await ends(first);
  expect([code, isAsync('orders.js'), isAsync('users.js')]).toEqual([expected, false, true]);
  expect(text).toContain('What you decided about the rest is kept: `npx unblock --resume` continues.');
  const second = unblock('--resume');
  expect(await second.shows(keyLine)).toMatch(/set A.*file 1 of 2 {3}app.js/);
  second.type('y');
  expect(await second.shows(/file 2 of 2[^]*\[q\]uit/)).toContain('+ // by hand');
  second.type('y');
  expect((await ends(second)).code).toBe(0);
  expect(readFileSync(join(root, 'orders.js'), 'utf8')).toMatch(/async[^]*\/\/ by hand\n$/);
});

test('what was changed by hand and fits nowhere any more is kept beside', async () => {
  const first = unblock();
  await first.shows(keyLine);
  first.type('e');
  await first.shows('this is the file with your edit');
  first.type('q');
  await ends(first);
  writeFileSync(join(root, 'app.js'), app['app.js'].replace('3000', '4000'));
  const second = unblock('--resume');
  expect(await second.shows(keyLine)).toContain('shown without your edit of app.js, which does not fit');
  second.type('yy');
  const notice = /your edit of app.js conflicts .* its text is kept in (\.unblock\/edits\/\S+)/;
  const [, kept] = notice.exec((await second.shows('conflicts with')).replace(/\n/g, ' ')) as RegExpExecArray;
  expect(readFileSync(join(root, kept), 'utf8')).toMatch(/3000[^]*\/\/ by hand\n$/);
  second.type('q');
  await ends(second);
});

test('who leaves without a decision is not told to resume', async () => {
  const screen = unblock();
  await screen.shows(keyLine);
  screen.type('?');
  await screen.shows('undo the last decision');
  screen.type('?');
  await screen.shows('[y]es');
  screen.type('q');
  const { code, text } = await ends(screen);
  expect([code, text]).toEqual([0, expect.stringContaining('2 calls undecided: `npx unblock` asks again.')]);
  expect((await ends(unblock('--resume'))).text).toContain('there is no review to resume');
});

test('who only looks at a new review does not lose the one before', async () => {
  const first = unblock();
  await first.shows(keyLine);
  first.type('y');
  await first.shows(/set A.*file 2 of 2/);
  first.type('q');
  await ends(first);
  const second = unblock();
  expect(await second.shows(keyLine)).toContain('was left unfinished');
  second.type('q');
  await ends(second);
  const third = unblock('--resume');
  expect(await third.shows(keyLine)).toMatch(/set A.*file 2 of 2/);
  third.type('q');
  await ends(third);
});

test('a review that was killed goes on where it was, and asks again about files that changed', async () => {
  const screen = unblock();
  await screen.shows(keyLine);
  screen.type('yyy');
  await screen.shows(/set B.*file 2 of 2/);
  process.kill(screen.pid, 'SIGKILL');
  await screen.ended();
  expect(isAsync('orders.js')).toBe(false);
  writeFileSync(join(root, 'orders.js'), `// new\n${app['orders.js']}`);
  const again = unblock('--resume');
  const page = await again.shows(keyLine);
  expect(page).toContain('changed since, so asked about again: orders.js');
  expect(page).toMatch(/set A.*orders\.js/);
  again.type('y');
  expect(await again.shows(/set B.*file 2 of 2/)).toContain('accepted 1');
  again.type('y');
  expect((await ends(again)).code).toBe(0);
  expect([isAsync('orders.js'), isAsync('users.js')]).toEqual([true, true]);
});

test('a file that is saved during the review stops its set, and only its set', async () => {
  const screen = unblock();
  await screen.shows(keyLine);
  writeFileSync(join(root, 'users.js'), `// saved meanwhile\n${app['users.js']}`);
  screen.type('a');
  const { code, text } = await ends(screen);
  expect(code).toBe(4);
  expect(text).toContain('users.js changed while unblock was running: set B not written.');
  expect([isAsync('orders.js'), isAsync('users.js')]).toEqual([true, false]);
});

test('a file that begins to call what becomes async stops its set, too', async () => {
  writeFileSync(join(root, 'other.js'), '// nothing\n');
  const screen = unblock();
  await screen.shows(keyLine);
  writeFileSync(join(root, 'other.js'), `require('./users').readUser().trim();\n`);
  screen.type('a');
  const { code, text } = await ends(screen);
  expect({ code, text }).toMatchObject({ code: 4, text: expect.stringContaining('other.js changed while') });
  expect([isAsync('orders.js'), isAsync('users.js')]).toEqual([true, false]);
});

test('a read-only file stops its set with --yes, too', async () => {
  chmodSync(join(root, 'users.js'), 0o444);
  const { code, text } = await ends(unblock('--yes'));
  expect(code).toBe(4);
  expect(text).toContain('users.js is not writable: set B not written.');
  expect([isAsync('orders.js'), isAsync('users.js')]).toEqual([true, false]);
});

test('dirty files that would be touched are listed before the first question', async () => {
  git('init', '-q');
  git('add', 'app.js', 'orders.js', 'package.json');
  git('commit', '-qm', 'all but users.js');
  const { code, text } = await ends(unblock());
  expect(code).toBe(4);
  expect(text).toContain('files that would be changed have uncommitted changes\n  users.js\n');
  expect(existsSync(join(root, '.unblock'))).toBe(false);
});

test('while one run asks, a second one is refused, and a dry run is not', async () => {
  const screen = unblock();
  await screen.shows(keyLine);
  const second = await ends(unblock('--yes'));
  expect(second).toMatchObject({
    code: 4,
    text: expect.stringContaining(`another run holds the lock (process ${screen.pid}`),
  });
  expect((await ends(unblock('--dry-run', '-q'))).code).toBe(0);
  screen.type('q');
  expect(await screen.ended()).toBe(0);
  expect(existsSync(join(root, '.unblock'))).toBe(false);
});

test('undo lists the runs with their sets, and takes one set back', async () => {
  expect((await ends(unblock('--yes'))).code).toBe(0);
  expect((await ends(unblock('undo', '--list'))).text).toMatch(
    /^\d{8}-\S+ {2}\d{4}-\d\d-\d\d \d\d:\d\d UTC {2}3 files {2}sets A \(1 call\), B \(1 call\)$/,
  );
  expect((await ends(unblock('undo', '--set', 'A'))).text).toMatch(/^Set A of run \S+ was undone: 2 files changed\./);
  expect([isAsync('orders.js'), isAsync('users.js')]).toEqual([false, true]);
  expect(readFileSync(join(root, 'app.js'), 'utf8')).toContain('res.send(readOrder())');
  expect(readFileSync(join(root, 'app.js'), 'utf8')).toContain('res.send(await readUser())');
  expect((await ends(unblock('undo', '--list'))).text).toContain('without A');
});
