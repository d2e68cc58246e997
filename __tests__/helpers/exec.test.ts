import type { SpawnSyncOptions } from 'node:child_process';
import { execFileSync, execSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { closeSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Helpers } from './load';
import { generate, load, newFolder, removeFolders, STYLES } from './load';

type Call = readonly [file: string, args: readonly string[], options?: SpawnSyncOptions];

const NODE = process.execPath;
const script = (code: string, options?: SpawnSyncOptions): Call => [NODE, ['-e', code], options];
const PIPED: SpawnSyncOptions = { stdio: 'pipe' };

/** What can differ between the sync and the asynchronous calls, by what it is about. */
const CALLS: Readonly<Record<string, Call>> = {
  'its output is a Buffer': ['echo', ['a b', '$HOME', '*']],
  'an encoding makes it a string': ['printf', ['h\u00e9 %s', 'x'], { encoding: 'utf8' }],
  'another encoding': ['echo', ['hi'], { encoding: 'hex' }],
  'the encoding "buffer"': ['echo', ['hi'], { encoding: 'buffer' }],
  'an encoding that there is not': ['echo', ['hi'], { encoding: 'nonsense' as BufferEncoding }],
  'no output': ['true', []],
  'no arguments': ['pwd', []],
  'an exit code': script('process.exit(3)', PIPED),
  'an exit code, with output': script('console.log("out"); console.error("err"); process.exitCode = 4', PIPED),
  'an exit code, with output as strings': [
    'sh',
    ['-c', 'echo out; echo err >&2; exit 5'],
    { ...PIPED, encoding: 'utf8' },
  ],
  'a success that writes to stderr': ['sh', ['-c', 'echo err >&2'], PIPED],
  'a signal': ['sh', ['-c', 'kill -9 $$'], PIPED],
  'a program that there is not': ['no-such-program', ['a', 'b'], PIPED],
  'a program that may not run': ['/etc/passwd', [], PIPED],
  'a folder that there is not': ['true', [], { ...PIPED, cwd: '/no/such/folder' }],
  'a folder that is a file': ['true', ['x'], { ...PIPED, cwd: '/etc/passwd' }],
  'a working directory': ['pwd', [], { cwd: '/' }],
  'an environment': ['sh', ['-c', 'echo $ONLY $HOME'], { env: { ONLY: 'this', PATH: process.env.PATH } }],
  'an argument list that is too long': ['echo', ['x'.repeat(3e6)], PIPED],
  'a timeout': ['sleep', ['20'], { ...PIPED, timeout: 100 }],
  'a timeout with another signal': ['sleep', ['20'], { ...PIPED, timeout: 100, killSignal: 'SIGKILL' }],
  'a timeout that is survived': [
    'sh',
    ['-c', "trap 'exit 7' TERM; printf on; while :; do sleep 0.1; done"],
    { ...PIPED, timeout: 1000 },
  ],
  'a timeout while a grandchild holds the pipes': ['sh', ['-c', 'sleep 5 & echo a'], { ...PIPED, timeout: 300 }],
  'a timeout that is long enough': ['echo', ['hi'], { timeout: 20_000 }],
  'too much output': ['sh', ['-c', 'echo 0123456789; exec sleep 20'], { ...PIPED, maxBuffer: 5 }],
  'too much output on both together': [
    'sh',
    ['-c', 'echo 0123456789; sleep 0.2; echo 0123456789 >&2; exec sleep 20'],
    { ...PIPED, maxBuffer: 15 },
  ],
  'as much output as fits': ['printf', ['12345'], { maxBuffer: 5 }],
  'more output than the default allows': [
    'sh',
    ['-c', 'exec cat /dev/zero'],
    { stdio: ['pipe', 'ignore', 'pipe'], timeout: 50 },
  ],
  'output without limit': ['head', ['-c', '3000000', '/dev/zero'], { maxBuffer: Infinity }],
  'a program that reads its input': ['cat', []],
  'input as a string': ['cat', [], { input: 'h\u00e9' }],
  'input as a string with an encoding': ['cat', [], { input: '6869', encoding: 'hex' }],
  'input as bytes': ['cat', [], { input: new Uint16Array([0x4142, 0x4344]) }],
  'much input': ['wc', ['-c'], { input: 'x'.repeat(3e6) }],
  'more input than is read': ['true', [], { ...PIPED, input: 'x'.repeat(4e6) }],
  'nothing captured': ['sh', ['-c', 'exit 2'], { stdio: 'ignore' }],
  'only stdout captured': ['sh', ['-c', 'echo out; echo err >&2; exit 2'], { stdio: ['ignore', 'pipe', 'ignore'] }],
  'a fourth pipe': ['sh', ['-c', 'echo three >&3'], { stdio: ['pipe', 'pipe', 'pipe', 'pipe'] }],
  'a shell': ['echo $((1 + 1)) |', ['cat'], { shell: true }],
  'a shell of choice': ['echo $0', [], { shell: '/bin/bash' }],
  'a shell that there is not': ['true', [], { ...PIPED, shell: '/no/such/shell' }],
  'a folder that is a file, with a shell': ['true', ['x'], { ...PIPED, shell: true, cwd: '/etc/passwd' }],
  'an argv0': ['sh', ['-c', 'exit 1'], { ...PIPED, argv0: 'other' } as SpawnSyncOptions],
  'a signal that there is not': ['true', [], { killSignal: 'SIGNONE' as NodeJS.Signals }],
  'an empty name': ['', []],
  'a NUL in an argument': ['echo', ['a\0b']],
};

const COMMANDS: Readonly<Record<string, readonly [string, SpawnSyncOptions?]>> = {
  'an operator': ['echo a && echo b'],
  'a program that there is not': ['no-such-program --now', { ...PIPED, encoding: 'utf8', env: { LC_ALL: 'C' } }],
  'an exit code': ['echo out; echo err >&2; exit 3', PIPED],
  'a signal': ['kill -TERM $$', PIPED],
  'a shell of choice': ['echo $0', { shell: '/bin/bash', encoding: 'utf8' }],
  'a shell that there is not': ['true', { shell: '/no/such/shell' }],
  'a folder that is a file': ['true', { cwd: '/etc/passwd' }],
  'a timeout': ['exec sleep 20', { ...PIPED, timeout: 100 }],
  input: ['tr a-z A-Z', { input: 'text', encoding: 'utf8' }],
  'nothing captured': ['exit 0', { stdio: 'ignore' }],
  'too much output': ['echo 0123456789; exec sleep 20', { ...PIPED, maxBuffer: 5 }],
  'a command that is empty': [''],
};

/** A result or an error with everything that can be compared: all but the stack, and the number of the process. */
function comparable(value: unknown): unknown {
  if (Buffer.isBuffer(value)) return { bytes: value.length, hash: createHash('sha256').update(value).digest('hex') };
  if (Array.isArray(value)) return value.map(comparable);
  if (typeof value !== 'object' || value === null) return value;
  const { pid, error, ...fields } = value as Record<string, unknown>;
  const compared = Object.entries(fields).map(([name, field]) => [name, comparable(field)] as const);
  return {
    ...Object.fromEntries(compared),
    keys: Object.keys(value),
    message: 'message' in value ? value.message : undefined,
    error: error === value ? 'itself' : comparable(error),
    pid: pid === undefined ? 'none' : Number(pid) > 0,
  };
}

function outcomeOf(work: () => unknown): unknown {
  try {
    return { returned: comparable(work()) };
  } catch (error) {
    return { thrown: comparable(error) };
  }
}

function outcome(promise: Promise<unknown>): Promise<unknown> {
  const returned = (value: unknown) => ({ returned: comparable(value) });
  return promise.then(returned, (error) => ({ thrown: comparable(error) }));
}

afterAll(removeFolders);

// The texts differ by style in their types and imports only, so the long tables go through one style each.
describe('the results and errors', () => {
  let plain: Helpers;
  let typed: Helpers;
  beforeAll(async () => {
    plain = await load('cjs', ['spawnProgram']);
    typed = await load('ts', ['execProgram']);
  });

  test.each(Object.entries(CALLS))('of spawnProgram are those of spawnSync: %s', async (_, [file, args, options]) => {
    const expected = outcomeOf(() => spawnSync(file, args, options));
    expect(await outcome(plain.spawnProgram(file, args, options))).toEqual(expected);
  });

  test.each(Object.entries(CALLS))('of execProgram are those of execFileSync: %s', async (_, [file, args, options]) => {
    const expected = outcomeOf(() => execFileSync(file, args, options));
    expect(await outcome(typed.execProgram(file, args, options))).toEqual(expected);
  });
});

/** Commands, and the words that they are; quotes are told as people write them most of the time. */
const WORDS: Readonly<Record<string, readonly [string, readonly [string, ...string[]], SpawnSyncOptions?]>> = {
  'several words': ['printf "%s, " a "b c" "" x#y', ['printf', '%s, ', 'a', 'b c', '', 'x#y']],
  'an exit code': ['ls missing "some one" \'$HOME\'', ['ls', 'missing', 'some one', '$HOME'], PIPED],
  'a program that there is not': ['no-such-program --now "a b"', ['no-such-program', '--now', 'a b'], PIPED],
  'a program that may not run': ['/etc/passwd x', ['/etc/passwd', 'x'], PIPED],
  'a folder that there is not': ['true', ['true'], { ...PIPED, cwd: '/no/such/folder' }],
  'no name for a folder': ['true', ['true'], { ...PIPED, cwd: '' }],
  'a quote of each kind': ["ls '\"'\\''$x'", ['ls', '"\'$x'], { ...PIPED, encoding: 'utf8' }],
  'a timeout': ['sleep 20', ['sleep', '20'], { stdio: 'pipe', timeout: 100 }],
  'too much output': ['cat /dev/zero', ['cat', '/dev/zero'], { stdio: 'pipe', maxBuffer: 5 }],
};

describe.each(STYLES)('running programs as %s', (style) => {
  let helpers: Helpers;
  beforeAll(async () => {
    helpers = await load(style, ['execCommand', 'execWords', 'execProgram', 'spawnProgram']);
  });

  test.each(Object.entries(WORDS))(
    'the results and errors of execWords are those of execSync: %s',
    async (_, [command, [file, ...args], options]) => {
      const unquoted = (text: unknown) =>
        JSON.stringify(text).replace(/Command failed:[^]*?\\n/, (line) => line.replace(/['"\\]/g, ''));
      const expected = outcomeOf(() => execSync(command, options as object));
      const actual = await outcome(helpers.execWords(file, args, options as object));
      expect(unquoted(actual)).toBe(unquoted(expected));
    },
  );

  test.each(Object.entries(COMMANDS))(
    'the results and errors of execCommand are those of execSync: %s',
    async (_, [command, options]) => {
      const expected = outcomeOf(() => execSync(command, options as object));
      expect(await outcome(helpers.execCommand(command, options as object))).toEqual(expected);
    },
  );

  test('arguments or options may be left out', async () => {
    expect(await helpers.execProgram('pwd', { cwd: '/', encoding: 'utf8' })).toBe('/\n');
    expect(await helpers.execProgram('pwd', undefined, { cwd: '/', encoding: 'utf8' })).toBe('/\n');
    expect((await helpers.spawnProgram('pwd', { cwd: '/' })).stdout.toString()).toBe('/\n');
    expect((await helpers.spawnProgram('true')).status).toBe(0);
  });

  test('errors lead to the caller', async () => {
    const stackOf = (error: Error) => error.stack;
    const callers = [
      async () => helpers.execCommand('exit 1').catch(stackOf),
      async () => helpers.execProgram('no-such-program').catch(stackOf),
    ];
    for (const call of callers) expect(await call()).toContain(__filename);
  });

  test('input of a wrong type starts nothing', async () => {
    const input = 5 as unknown as string;
    await expect(helpers.spawnProgram('cat', { input })).rejects.toMatchObject({ code: 'ERR_INVALID_ARG_TYPE' });
  });

  test('a file descriptor in stdio is written by the program itself', async () => {
    const path = join(newFolder(), 'out');
    const fd = openSync(path, 'w');
    await helpers.execProgram('echo', ['direct'], { stdio: ['ignore', fd, 'ignore'] });
    closeSync(fd);
    expect(readFileSync(path, 'utf8')).toBe('direct\n');
  });

  test('stderr goes where the sync calls send it', () => {
    const path = generate(style, ['execCommand', 'execProgram', 'spawnProgram']);
    const main = join(newFolder(), 'main.mjs');
    const calls = ['sh -c "echo $1 >&2"', 'sh -c "echo bad >&2; exit 1"'].map((command) => JSON.stringify(command));
    const file = `'sh', ['-c', 'echo program >&2']`;
    const attempt = (call: string) => `try { ${call} } catch (error) { console.log(error.message) }\n`;
    const sync = [
      ...calls.flatMap((command) => [`execSync(${command})`, `execSync(${command}, { stdio: 'pipe' })`]),
      ...[`execFileSync(${file})`, `spawnSync(${file})`, `execFileSync(${file}, { stdio: 'inherit' })`],
    ];
    const names = { execSync: 'execCommand', execFileSync: 'execProgram', spawnSync: 'spawnProgram' };
    const rename = (call: string) =>
      call.replace(/^\w+/, (name) => `await helpers.${names[name as keyof typeof names]}`);
    const run = (lines: readonly string[]) => {
      const head = `import * as all from ${JSON.stringify(path)};\nimport * as cp from 'child_process';\n`;
      const locals = 'const helpers = all.default ?? all;\nconst { execSync, execFileSync, spawnSync } = cp;\n';
      writeFileSync(main, `${head}${locals}${lines.map(attempt).join('')}`);
      const { stdout, stderr } = spawnSync(NODE, [main], { encoding: 'utf8' });
      return { stdout, stderr };
    };
    const expected = run(sync);
    expect(expected.stderr).toContain('program');
    expect(run(sync.map(rename))).toEqual(expected);
  });

  test('no more than four run at once, and a failure makes room like a success', async () => {
    const folder = newFolder();
    const code = `
      const fs = require('fs');
      const mine = process.argv[1] + '/' + process.pid;
      fs.writeFileSync(mine, '');
      setTimeout(() => {
        console.log(fs.readdirSync(process.argv[1]).length);
        fs.unlinkSync(mine);
        process.exit(process.pid % 2);
      }, 60);`;
    const runs = Array.from({ length: 9 }, () =>
      helpers.spawnProgram(NODE, ['-e', code, folder], { encoding: 'utf8' }),
    );
    const missing = Array.from({ length: 9 }, () => helpers.spawnProgram('no-such-program'));
    const counts = (await Promise.all(runs)).map(({ stdout }) => Number(stdout));
    expect(Math.max(...counts)).toBeLessThanOrEqual(4);
    expect(Math.min(...counts)).toBeGreaterThan(0);
    expect((await Promise.all(missing)).map(({ status }) => status)).toEqual(Array(9).fill(null));
  });

  test('a program that is queued gets the options, the arguments and the environment of its call', async () => {
    const [args, env] = [
      ['-e', 'console.log(process.argv[1], process.env.GIVEN)', 'a'],
      { ...process.env, GIVEN: 'one' },
    ];
    const options = { encoding: 'utf8' as const, env };
    const runs = Array.from({ length: 6 }, () => helpers.spawnProgram(NODE, args, options));
    args[2] = 'b';
    env.GIVEN = 'two';
    const outputs = (await Promise.all(runs)).map(({ stdout }) => stdout);
    expect(outputs).toEqual(Array(6).fill('a one\n'));
  });
});
