import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { main } from '../../src/cli';
import { ExitCode, UserError } from '../../src/errors';
import { flags, laterFlags } from '../../src/options/flags';
import { help } from '../../src/options/help';
import { parseOptions, type Options } from '../../src/options';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'unblock-options-'));
  mkdirSync(join(folder, 'src'));
  mkdirSync(join(folder, 'scan'));
  writeFileSync(join(folder, 'app.js'), '');
});

afterAll(() => rmSync(folder, { recursive: true }));

function options(...argv: readonly string[]): Options {
  const invocation = parseOptions(argv, folder);
  if (invocation.kind !== 'run') throw new Error(`expected work, got ${invocation.kind}`);
  return invocation.options;
}

function failure(...argv: readonly string[]): UserError {
  try {
    parseOptions(argv, folder);
  } catch (error) {
    if (error instanceof UserError) return error;
    throw error;
  }
  throw new Error(`accepted: ${argv.join(' ')}`);
}

async function runMain(
  argv: readonly string[],
  terminal = false,
): Promise<{ code: number; stdout: string; stderr: string }> {
  const streams = [new PassThrough(), new PassThrough(), new PassThrough()].map((stream) =>
    Object.assign(stream, { isTTY: terminal }),
  );
  const [stdin, stdout, stderr] = streams;
  const code = await main({ argv, cwd: folder, env: {}, stdin, stdout, stderr });
  return { code, stdout: String(stdout.read() ?? ''), stderr: String(stderr.read() ?? '') };
}

describe('words', () => {
  test('nothing said: the default command on the whole project, acting on requests only', () => {
    expect(options()).toMatchObject({
      command: 'fix',
      paths: [],
      cwd: folder,
      risk: 'safe',
      fsCacheTtl: 0,
      parallel: 1,
      keepTests: false,
      dryRun: false,
    });
    expect([...options().contexts]).toEqual(['request_path']);
  });

  test('a path after a switch stays a path', () => {
    expect(options('--dry-run', 'src')).toMatchObject({ command: 'fix', dryRun: true, paths: ['src'] });
    expect(options('-n', 'src', 'app.js')).toMatchObject({ dryRun: true, paths: ['src', 'app.js'] });
  });

  test('commands, and their words', () => {
    expect(options('scan', 'src')).toMatchObject({ command: 'scan', paths: ['src'] });
    expect(options('undo')).toMatchObject({ command: 'undo', run: undefined });
    expect(options('undo', '2025-x')).toMatchObject({ command: 'undo', run: '2025-x', paths: [] });
  });

  test('after -- and with ./ a command word is a path', () => {
    expect(options('--', 'scan')).toMatchObject({ command: 'fix', paths: ['scan'] });
    expect(options('./scan')).toMatchObject({ command: 'fix', paths: ['./scan'] });
    expect(options('scan', '--', 'scan')).toMatchObject({ command: 'scan', paths: ['scan'] });
  });

  test('a first word that is neither is an error with the nearest command', () => {
    const error = failure('sacn');
    expect(error.title).toContain('`sacn`');
    expect(error.advice).toContain('`scan`');
    expect(error.exitCode).toBe(ExitCode.usage);
    expect(failure('und').advice).toContain('`undo`');
  });

  test('later words must exist', () => {
    expect(failure('src', 'nowhere').title).toContain('`nowhere`');
    expect(failure('scan', 'nowhere').title).toContain('`nowhere`');
    expect(failure('undo', 'a', 'b').title).toContain('`a b`');
  });
});

describe('flags', () => {
  test('every flag of the help is read', () => {
    const read = options(
      ...['-y', '--risk=review', '--only', 'fs,zlib', '--only', 'crypto', '--skip', 'fs/statSync'],
      ...[
        '--context',
        'request,startup',
        '--fs-cache',
        'ttl=250',
        '--parallel',
        '8',
        '--allow-dirty',
        '--reporter',
        'json=r.json',
      ],
      ...['--reporter', 'pretty', '--exit-code', '--strict', '--no-gitignore', '--exclude', 'a/**', '--exclude', 'b'],
      ...[
        '--verify',
        'npm test',
        '--verify',
        'npm run e2e',
        '--smoke',
        'npm start',
        '--url',
        '/health',
        '--timeout',
        '90',
      ],
      ...[
        '--no-slice',
        '--no-cache',
        '-v',
        '--no-color',
        '--entry',
        'app.js',
        '--severity',
        'high',
        '--max-changes',
        '3',
        '--keep-tests',
      ],
    );
    expect(read).toEqual({
      command: 'fix',
      cwd: folder,
      paths: [],
      commandLine: [],
      run: undefined,
      set: undefined,
      list: false,
      topic: undefined,
      dryRun: false,
      yes: true,
      risk: 'review',
      only: ['fs', 'zlib', 'crypto'],
      skip: ['fs/statSync'],
      contexts: new Set(['request_path', 'startup_path']),
      contextsGiven: true,
      severity: 'high',
      maxChanges: 3,
      entries: ['app.js'],
      exclude: ['a/**', 'b'],
      gitignore: false,
      fsCacheTtl: 250,
      parallel: 8,
      keepTests: true,
      allowDirty: true,
      resume: false,
      verify: ['npm test', 'npm run e2e'],
      smoke: 'npm start',
      urls: ['/health'],
      timeout: 90,
      reporters: [{ name: 'json', path: 'r.json' }, { name: 'pretty' }],
      exitCode: true,
      strict: true,
      slice: false,
      cache: false,
      quiet: false,
      verbose: true,
      color: false,
    });
  });

  test('undo takes --list or --set, and no other command does', () => {
    expect(options('undo', '--list')).toMatchObject({ list: true, run: undefined });
    expect(options('undo', '2026', '--set', 'B')).toMatchObject({ set: 'B', run: '2026' });
    expect(failure('undo', '--list', '--set', 'B').title).toContain('`--list` and `--set`');
    expect(failure('--list').title).toContain('`--list` has no meaning for `fix`');
  });

  test('--resume goes on with a review or a run over several apps, and not with --dry-run', () => {
    expect(options('--resume').resume).toBe(true);
    expect(options('--resume', '-y')).toMatchObject({ resume: true, yes: true });
    expect(failure('--resume', '-n').title).toContain('`--dry-run`');
  });

  test('shorts can be joined, and -C changes where paths are looked up', () => {
    expect(options('-nq')).toMatchObject({ dryRun: true, quiet: true });
    expect(options('-C', 'src').cwd).toBe(join(folder, 'src'));
    expect(options('-C..', '-n').cwd).toBe(join(folder, '..'));
    expect(failure('-C', 'app.js').title).toContain('app.js');
  });

  test('all is every context, --json is a reporter', () => {
    expect(options('--context', 'all').contexts.size).toBe(6);
    expect(options('scan', '--json').reporters).toEqual([{ name: 'json' }]);
  });

  test.each([
    ['--dry-rnu', '`--dry-run`'],
    ['--jsno', '`--json`'],
    ['-x', '--help'],
  ])('unknown %s is an error with the nearest flag', (flag, hint) => {
    const error = failure(flag);
    expect(error.title).toContain(`\`${flag}\``);
    expect(error.advice).toContain(hint);
    expect(error.exitCode).toBe(2);
  });

  test.each([
    [['--risk', 'hihg'], 'safe, review'],
    [['--context', 'reqest'], 'reqest'],
    [['--fs-cache', '500'], 'ttl='],
    [['--parallel', '0'], 'from 1 to 1000'],
    [['--parallel', 'all'], 'from 1 to 1000'],
    [['--severity', 'hihg'], 'critical, high, medium, low'],
    [['--max-changes', '0'], 'whole number'],
    [['scan', '--max-changes', '1'], '`scan`'],
    [['baseline', '--json'], '`baseline`'],
    [['--reporter', 'jsn'], 'jsn'],
    [['--reporter', 'json='], 'json='],
    [['--reporter', 'json', '--reporter', 'patch'], 'stdout'],
    [['--json', '--reporter', 'json'], 'contradict'],
    [['--yes', '--dry-run'], 'contradict'],
    [['-q', '-v'], 'contradict'],
    [['--verify', 'npm test', '--dry-run'], 'contradict'],
    [['--url', '/health'], '`--url` needs `--smoke`'],
    [['--timeout', '1m'], 'number of seconds'],
    [['-y', '--shard', '6/5'], '<part>/<parts>'],
    [['-y', '-j', '0'], 'number from 1'],
    [['--dry-run=src'], 'takes no value'],
    [['--only'], 'needs a value'],
    [['--only', '--yes'], 'needs a value'],
    [['--only='], 'needs a value'],
    [['scan', '--yes'], '`scan`'],
    [['undo', '--dry-run'], '`undo`'],
  ])('%j is refused', (argv, words) => {
    expect(failure(...argv).title).toContain(words);
    expect(failure(...argv).exitCode).toBe(2);
  });

  test('names that an object literal would have are not flags', () => {
    expect(failure('--toString').title).toContain('unknown flag');
    expect(failure('--__proto__').title).toContain('unknown flag');
    expect(failure('constructor').title).toContain('neither a command');
  });

  test('what the contract names but this version lacks says so, and is not in the help', () => {
    for (const flag of laterFlags) {
      expect(failure(flag.length === 1 ? `-${flag}` : `--${flag}`).title).toContain('not in this version yet');
      expect(help).not.toContain(`--${flag} `);
    }
  });
});

describe('help', () => {
  test('names every flag and fits a terminal', () => {
    for (const { name, short } of flags) {
      expect(help).toContain(`--${name}`);
      if (short) expect(help).toContain(`-${short}, --${name}`);
    }
    const lines = help.trimEnd().split('\n');
    expect(lines.length).toBeLessThanOrEqual(56);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
  });

  test('--help and --version win over everything else that is well formed', async () => {
    expect(await runMain(['scan', 'nowhere', '-h'])).toEqual({ code: 0, stdout: help, stderr: '' });
    const version = (JSON.parse(readFileSync(join(__dirname, '../../package.json'), 'utf8')) as { version: string })
      .version;
    expect(await runMain(['-V'])).toEqual({ code: 0, stdout: `${version}\n`, stderr: '' });
  });
});

describe('main', () => {
  test('a usage error is a title and an advice on stderr, code 2', async () => {
    const { code, stdout, stderr } = await runMain(['--jsno']);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(/^error: unknown flag `--jsno`\nPerhaps you meant `--json`/);
  });

  test('what is nothing like any word is not guessed at', async () => {
    expect((await runMain(['--risk', 'foo'])).stderr).toMatch(/got `foo`\nChoose one of them\.\n$/);
    expect((await runMain(['--risk', 'reviwe'])).stderr).toMatch(/got `reviwe`\nPerhaps you meant `review`\.\n$/);
  });

  test('without a terminal and without a flag that says what to do, it refuses and names the flags', async () => {
    const { code, stderr } = await runMain([]);
    expect(code).toBe(4);
    expect(stderr).toContain('--dry-run');
    expect(stderr).toContain('--yes');
  });

  test('a closed stdout is no failure', async () => {
    const [stdin, stdout, stderr] = [new PassThrough(), new PassThrough(), new PassThrough()];
    const done = main({ argv: ['--help'], cwd: folder, env: {}, stdin, stdout, stderr });
    stdout.emit('error', Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }));
    expect(await done).toBe(0);
  });
});
