import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { removeFolder, textsBelow } from '../support/folders';
import { makeApp, unblock } from './app';

jest.setTimeout(120_000);

/** Passes at once as long as nothing is changed; afterwards it says that it is there, and waits. */
const WAITS = `
const fs = require('fs');
if (fs.readFileSync('routes/news.js', 'utf8').includes('Sync')) process.exit(0);
fs.writeFileSync('.unblock/waiting', String(process.pid));
setInterval(() => {}, 1000);
`;

let folder: string;
let before: ReadonlyMap<string, string>;

beforeEach(() => {
  folder = makeApp({ 'check.js': WAITS });
  before = textsBelow(folder);
});
afterEach(() => removeFolder(folder));

async function untilItWaits(): Promise<ChildProcess> {
  const program = [join(__dirname, '../support/unblock-child.js'), '--yes', '--verify', 'exec node check.js'];
  const child = spawn(process.execPath, program, { cwd: folder, stdio: 'ignore' });
  while (!existsSync(join(folder, '.unblock/waiting'))) await sleep(50);
  expect(textsBelow(folder)).not.toEqual(before);
  return child;
}

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('%s puts everything back and ends with 130', async (signal) => {
  const child = await untilItWaits();
  child.kill(signal);
  expect(await once(child, 'exit')).toEqual([130, null]);
  expect(textsBelow(folder)).toEqual(before);
  expect((await unblock(folder, 'undo')).stderr).toContain('there is no run to undo');
});

test('killed on the spot, the next command puts everything back', async () => {
  const child = await untilItWaits();
  child.kill('SIGKILL');
  await once(child, 'exit');
  // What it had started goes on, since it could not end it.
  process.kill(Number(readFileSync(join(folder, '.unblock/waiting'), 'utf8')));
  const { code, stderr } = await unblock(folder, '--yes', '--only', 'zlib');
  expect(code).toBe(0);
  expect(stderr).toContain('An earlier run was interrupted');
  expect(textsBelow(folder)).toEqual(before);
});

test('while it is checking nobody else writes', async () => {
  const child = await untilItWaits();
  const { code, stderr } = await unblock(folder, '--yes');
  child.kill('SIGINT');
  await once(child, 'exit');
  expect(code).toBe(4);
  expect(stderr).toContain('another run holds the lock');
  expect(textsBelow(folder)).toEqual(before);
});
