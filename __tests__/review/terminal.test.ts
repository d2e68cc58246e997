import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Screen } from '../support/screen';

const keyLine = '[y]es  [n]o  [e]dit  [w]hy  [d]iff  [u]ndo  [b]ack  [a]ll  [q]uit  [?]';

afterEach(() => Screen.closeAll());

type Given = ConstructorParameters<typeof Screen>[2];

function reviewing(kind: 'three' | 'long' | 'linked' = 'three', given: Given = {}): Screen {
  return new Screen(process.execPath, [join(__dirname, 'terminal-child.js'), kind], given);
}

function lines(screen: string): readonly string[] {
  return screen.split('\n').map((line) => line.trimEnd());
}

/** The lines of a page, once all of it is there: a terminal gets it in pieces. */
async function page(screen: Screen, what: string): Promise<readonly string[]> {
  const [first, last] = [what, keyLine].map((text) => text.replace(/[[\]?()]/g, '\\$&'));
  return lines(await screen.shows(new RegExp(`${first}[^]*${last}`)));
}

test('a page, key by key, screen by screen', async () => {
  const screen = reviewing();
  expect(await page(screen, 'set A')).toEqual([
    'set A  1 of 3   file 1 of 1   a.js   accepted 0 · skipped 0',
    'why    GET /users/:id → show → load → fs.readFileSync',
    ' 1   - a',
    ' 1   + A',
    '',
    keyLine,
  ]);
  screen.type('y');
  expect(await page(screen, 'set B')).toEqual([
    'accepted set A (1 call)',
    'set B  2 of 3   file 1 of 1   b.js   accepted 1 · skipped 0',
    'why    GET /users/:id → show → load → fs.readFileSync',
    ' 1   - b',
    ' 1   + B',
    '',
    keyLine,
  ]);
  screen.type('n');
  expect((await page(screen, 'set C'))[1]).toBe('set C  3 of 3   file 1 of 1   c.js   accepted 1 · skipped 1');
  screen.type('w');
  expect(await page(screen, '→ load (c.js:5)')).toContain('GET /users/:id   high');
  screen.type('?');
  await screen.shows('u  undo the last decision');
  screen.type('u');
  expect((await page(screen, 'undone: no to 1 set'))[1]).toMatch(/^set B/);
  screen.type('b');
  expect(await screen.shows('accepted before')).toContain('a.js');
  screen.type('q');
  expect(await screen.ended()).toBe(0);
  expect(lines(screen.text())).toEqual(['RESULT a.js="A\\n"; interrupted false']);
});

test.each([
  ['keys that were typed ahead count one by one', 'yny', 'a.js="A\\n" c.js="C\\n"; interrupted false'],
  ['capital letters are letters', 'YNQ', 'a.js="A\\n"; interrupted false'],
  ['keys without a meaning are ignored', 'xz\r \u001b[A\u001b[Bq', 'none; interrupted false'],
  ['all', 'na', 'b.js="B\\n" c.js="C\\n"; interrupted false'],
  ['Ctrl-C keeps what was accepted', 'y\u0003', 'a.js="A\\n"; interrupted true'],
  ['Ctrl-D', 'y\u0004', 'a.js="A\\n"; interrupted true'],
])('%s', async (_name, keys, result) => {
  const screen = reviewing();
  await screen.shows(keyLine);
  screen.type(keys);
  expect(await screen.ended()).toBe(0);
  expect(screen.text()).toBe(`RESULT ${result}`);
});

test('an abort from outside is an interruption', async () => {
  const screen = reviewing();
  await screen.shows(keyLine);
  screen.type('y');
  await screen.shows('set B');
  process.kill(screen.pid, 'SIGUSR2');
  await screen.ended();
  expect(screen.text()).toBe('RESULT a.js="A\\n"; interrupted true');
});

test('a no on a linked file asks, and escape goes back', async () => {
  const screen = reviewing('linked');
  await screen.shows('linked: routes.js');
  screen.type('n');
  expect(lines(await screen.shows('What should stay'))).toEqual([
    'set A  1 of 1   file 1 of 2   a.js   linked: routes.js   accepted 0 · skipped 0',
    '',
    'Set A changes a.js together with 1 other file. What should stay as it is?',
    '  [s] skip set A: 2 files, 1 call',
    '  [escape] back to the page',
  ]);
  screen.type('\u001b');
  await screen.shows(keyLine);
  screen.type('ns');
  await screen.ended();
  expect(screen.text()).toBe('RESULT none; interrupted false');
});

describe('a long diff', () => {
  test('fills the screen and no more, and scrolls', async () => {
    const screen = reviewing('long', { rows: 20 });
    const first = lines(await screen.shows('space: more'));
    expect(first).toHaveLength(19);
    expect(first.at(-2)).toBe(' ── 1–15 of 202 lines · space: more ──');
    screen.type(' ');
    expect(lines(await screen.shows('15–29 of 202'))[0]).toMatch(/^set A/);
    screen.type('\u001b[F');
    expect(await screen.shows('188–202 of 202 lines · page up: back')).toContain('101   + new A 99');
    screen.type('\u001b[5~\u001b[A');
    await screen.shows('173–187 of 202');
    screen.type('\u001b[H');
    await screen.shows('1–15 of 202');
    expect(screen.history()).toBe(screen.text());
    screen.type('q');
    await screen.ended();
  });

  test('follows the size of the window', async () => {
    const screen = reviewing('long', { rows: 30, cols: 100 });
    await screen.shows('1–25 of 202');
    screen.resize(40, 16);
    const narrow = lines(await screen.shows(/1–\d of 202 lines/));
    expect(narrow.slice(0, 2)).toEqual(['set A  1 of 1   file 1 of 1   a.js', '       accepted 0 · skipped 0']);
    expect(narrow.slice(-2)).toEqual(['[y]es  [n]o  [e]dit  [w]hy  [d]iff', '[u]ndo  [b]ack  [a]ll  [q]uit  [?]']);
    screen.resize(100, 30);
    expect(lines(await screen.shows('1–25 of 202'))[0]).toMatch(/^set A .* skipped 0$/);
    screen.type('q');
    await screen.ended();
  });

  test('on a screen of six lines everything but the keys scrolls', async () => {
    const screen = reviewing('long', { rows: 6 });
    expect(lines(await screen.shows('space: more'))).toHaveLength(5);
    screen.type('q');
    await screen.ended();
  });
});

describe('the editor', () => {
  let folder: string;

  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'unblock-editor-'))));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  function editor(script: string): string {
    const file = join(folder, 'an editor.js');
    writeFileSync(file, `const fs = require('fs'); const file = process.argv[2];\n${script}`);
    return `"${process.execPath}" "${file}"`;
  }

  test('gets the terminal, and what it saves is shown and written', async () => {
    const script = `process.stdin.setRawMode(true); process.stdout.write('EDITING ' + require('path').basename(file));
      process.stdin.once('data', (key) => { fs.appendFileSync(file, key + '\\n'); process.exit(); });`;
    const screen = reviewing('three', { env: { VISUAL: editor(script), EDITOR: 'false' } });
    await screen.shows(keyLine);
    screen.type('e');
    await screen.shows('EDITING a.js');
    screen.type('y');
    expect(lines(await screen.shows('this is the file with your edit')).slice(-3)).toEqual([' 2   + y', '', keyLine]);
    screen.type('yq');
    await screen.ended();
    expect(screen.text()).toContain('RESULT a.js="A\\ny\\n"; interrupted false');
  });

  test('that is not there is named', async () => {
    const screen = reviewing('three', { env: { VISUAL: '', EDITOR: 'no-such-editor' } });
    await screen.shows(keyLine);
    screen.type('e');
    await screen.shows('`no-such-editor` was not found; set VISUAL or EDITOR');
    screen.type('q');
    await screen.ended();
  });

  test('a text that does not parse is shown with the place', async () => {
    const screen = reviewing('three', { env: { VISUAL: editor(`fs.writeFileSync(file, 'BROKEN');`) } });
    await screen.shows(keyLine);
    screen.type('e');
    await screen.shows('Unexpected BROKEN');
    screen.type('\u001b');
    await screen.shows('your edit was discarded');
    screen.type('q');
    await screen.ended();
  });
});

describe('colours and terminals', () => {
  test('added lines are green, removed ones red, and what changed in a line is bold', async () => {
    const screen = reviewing();
    await screen.shows(keyLine);
    expect(screen.bytes).toContain('\u001b[32m\u001b[1mA\u001b[22m\u001b[39m');
    expect(screen.bytes).toContain('\u001b[31m- \u001b[39m');
    screen.type('q');
    await screen.ended();
  });

  test('a dumb terminal gets plain lines, one screen below the other', async () => {
    const screen = reviewing('three', { env: { TERM: 'dumb' } });
    await screen.shows(keyLine);
    screen.type('y');
    await screen.shows('set B');
    screen.type('q');
    await screen.ended();
    expect(screen.bytes).not.toContain('\u001b');
    expect(lines(screen.history()).filter((line) => line.startsWith('set'))).toHaveLength(2);
  });
});
