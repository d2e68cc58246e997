import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { spawn } from '@lydell/node-pty';

interface Ended {
  readonly screen: string;
  readonly raw: string;
  readonly exitCode: number;
}

/** Types each key when the key line of the next question has appeared; `SIGUSR2` is sent instead of typed. */
function answering(keys: readonly string[], cols = 80): Promise<Ended> {
  const terminal = spawn(process.execPath, [join(__dirname, 'terminal-child.js')], {
    cols,
    rows: 24,
    cwd: process.cwd(),
  });
  const left = [...keys];
  let raw = '';
  let seen = 0;
  terminal.onData((data) => {
    raw += data;
    const prompts = stripVTControlCharacters(raw).split('[q]uit').length - 1;
    if (prompts <= seen) return;
    seen = prompts;
    const key = left.shift();
    if (key === 'SIGUSR2') process.kill(terminal.pid, key);
    else if (key !== undefined) terminal.write(key);
  });
  return new Promise((resolve) => {
    terminal.onExit(({ exitCode }) => resolve({ raw, screen: stripVTControlCharacters(raw), exitCode }));
  });
}

test.each([
  ['y, n, y', ['y', 'n', 'y'], 'a.js c.js; interrupted false'],
  ['capital letters', ['Y', 'N', 'Q'], 'a.js; interrupted false'],
  ['all', ['n', 'a'], 'b.js c.js; interrupted false'],
  ['quit', ['y', 'q'], 'a.js; interrupted false'],
  ['why and help ask again', ['w', '?', 'a'], 'a.js b.js c.js; interrupted false'],
  ['Ctrl-C keeps what was accepted', ['y', '\u0003'], 'a.js; interrupted true'],
  ['Ctrl-D', ['y', '\u0004'], 'a.js; interrupted true'],
  ['an abort from outside', ['y', 'SIGUSR2'], 'a.js; interrupted true'],
])('%s', async (_name, keys, result) => {
  const { screen, exitCode } = await answering(keys);
  expect(screen).toContain(`RESULT ${result}`);
  expect(exitCode).toBe(0);
});

test('keys without a meaning are ignored', async () => {
  const { screen } = await answering(['xz\r \u001b[Aq']);
  expect(screen).toContain('RESULT none; interrupted false');
});

test('the diff is coloured and the key line does not stay behind', async () => {
  const { raw, screen } = await answering(['a'], 160);
  expect(raw).toContain('\u001b[32m+ A\u001b[39m');
  expect(screen).toContain('[y]es  [n]o  [w]hy  [a]ll  [q]uit  [?]');
  expect(raw).toMatch(/\u001b\[2K/);
});
