import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { run, start, type Command } from '../../src/verify/command';
import { emptyFolder, removeFolder } from '../support/folders';

let folder: string;

beforeEach(() => void (folder = emptyFolder()));
afterEach(() => removeFolder(folder));

/** A command that starts another process, notes its id, and lives as long as `parent` says. */
function command(parent: string, more: Partial<Command> = {}): Command {
  writeFileSync(join(folder, 'child.js'), "setInterval(() => {}, 1000);\nprocess.on('SIGTERM', () => {});");
  writeFileSync(
    join(folder, 'parent.js'),
    `const child = require('child_process').spawn(process.execPath, ['child.js'], { stdio: 'inherit' });
     require('fs').writeFileSync('pid', String(child.pid));
     console.log('started');\n${parent}`,
  );
  const signal = new AbortController().signal;
  return {
    line: 'node parent.js',
    cwd: folder,
    env: process.env,
    timeout: 20_000,
    log: join(folder, 'log'),
    signal,
    ...more,
  };
}

function isAlive(): boolean {
  try {
    process.kill(Number(readFileSync(join(folder, 'pid'), 'utf8')), 0);
    // A process that ended but was not waited for keeps its id.
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${readFileSync(join(folder, 'pid'), 'utf8')}/status`, 'utf8'));
  } catch {
    return false;
  }
}

async function started(): Promise<void> {
  while (!readFileSync(join(folder, 'log'), { encoding: 'utf8', flag: 'a+' }).includes('started')) await sleep(20);
}

test('what a command started is gone when it ends, and its output is kept', async () => {
  const ended = await run(command('setTimeout(() => process.exit(3), 50);'));
  expect(ended).toEqual({ code: 3, timedOut: false });
  expect(isAlive()).toBe(false);
  expect(readFileSync(join(folder, 'log'), 'utf8')).toBe('started\n');
});

test('after the time is up it is ended, also when it does not want to', async () => {
  const ended = await run(command("process.on('SIGTERM', () => {});", { timeout: 700 }));
  expect(ended).toEqual({ code: null, timedOut: true });
  expect(isAlive()).toBe(false);
});

test('an abort ends it and is told', async () => {
  const controller = new AbortController();
  const running = start(command('', { signal: controller.signal }));
  const ended = expect(running.ended).rejects.toMatchObject({ name: 'AbortError' });
  await started();
  controller.abort();
  await ended;
  expect(isAlive()).toBe(false);
});

test('a program that is not there ends with 127', async () => {
  expect(await run({ ...command(''), line: ['no-such-program-anywhere'] })).toEqual({ code: 127, timedOut: false });
});
