import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { configure, CONFIG_KEYS, UNCONFIGURED, type Configured } from '../../src/config';
import { UserError } from '../../src/errors';
import { flags } from '../../src/options/flags';
import { parseOptions, type Options } from '../../src/options';
import { emptyFolder, removeFolder } from '../support/folders';

/** Flags that say something of one invocation and not of a project. */
const ONLY_ON_THE_COMMAND_LINE = [
  'max-changes',
  'dry-run',
  'yes',
  'resume',
  'list',
  'output',
  'trace',
  'set',
  'json',
  'config',
  'apps-from',
  'shard',
  'jobs',
  'requests',
  'unrelated',
  'prepare',
  'rounds',
  'seconds',
  'connections',
];

let folder: string;

beforeEach(() => void (folder = emptyFolder()));
afterEach(() => removeFolder(folder));

function write(name: string, text: string): void {
  mkdirSync(join(folder, name, '..'), { recursive: true });
  writeFileSync(join(folder, name), text);
}

const read = (file?: string): Promise<Configured> => configure({ root: folder, cwd: folder, file });

async function failure(file?: string): Promise<UserError> {
  const error: unknown = await read(file).catch((thrown: unknown) => thrown);
  if (error instanceof UserError) return error;
  throw new Error('accepted');
}

async function optionsWith(config: object, ...argv: readonly string[]): Promise<Options> {
  write('unblock.config.json', JSON.stringify(config));
  const invocation = parseOptions(argv, folder);
  if (invocation.kind !== 'run') throw new Error('runs nothing');
  const { file = '', flags: values } = await read();
  return invocation.withDefaults(file, values);
}

describe('where it is found', () => {
  test.each([
    [
      'unblock.config.ts',
      "import { defineConfig } from 'unblock';\nexport default defineConfig({ risk: 'review' as const });",
    ],
    ['unblock.config.mts', "export default { risk: 'review' };"],
    ['unblock.config.js', "module.exports = { risk: 'review' };"],
    [
      'unblock.config.mjs',
      "import { readFileSync } from 'node:fs';\nexport default { risk: 'review', skip: [typeof readFileSync] };",
    ],
    [
      'unblock.config.cjs',
      "const { defineConfig } = require('unblock');\nmodule.exports = defineConfig({ risk: 'review' });",
    ],
    ['unblock.config.json', '{ "risk": "review" }'],
    ['package.json', '{ "unblock": { "risk": "review" } }'],
  ])('%s', async (name, text) => {
    write(name, text);
    const { file, flags: values } = await read();
    expect(file).toBe(name === 'package.json' ? 'package.json#unblock' : name);
    expect(values.get('risk')).toEqual(['review']);
  });

  test('nowhere: nothing is said', async () => {
    write('package.json', '{ "name": "x" }');
    expect(await read()).toEqual(UNCONFIGURED);
  });

  test('--config names another, relative to the working directory', async () => {
    write('unblock.config.json', '{ "risk": "safe" }');
    write('ci/strict.json', '{ "strict": true }');
    expect([...(await read('ci/strict.json')).flags]).toEqual([['strict', ['']]]);
    expect((await failure('ci/stric.json')).title).toContain('`ci/stric.json`');
  });

  test('an app without one takes that of the working directory, with paths of its own', async () => {
    write('unblock.config.json', '{ "entry": "server.js", "reporters": "json=out.json" }');
    write('apps/a/package.json', '{}');
    const { flags: values } = await configure({ root: join(folder, 'apps/a'), cwd: folder });
    expect(values.get('entry')).toEqual([join(folder, 'apps/a/server.js')]);
    expect(values.get('reporter')).toEqual([`json=${join(folder, 'apps/a/out.json')}`]);
  });

  test('two of them are an error that names both', async () => {
    write('unblock.config.json', '{}');
    write('package.json', '{ "unblock": {} }');
    expect((await failure()).title).toBe('two configurations: unblock.config.json and package.json#unblock');
  });
});

describe('what it refuses', () => {
  test.each([
    [{ rsik: 'safe' }, 'unblock.config.json has the unknown key `rsik`', '`risk`'],
    [{ toString: 1 }, 'unknown key `toString`', 'Known keys'],
    [{ strict: 'yes' }, 'unblock.config.json: strict must be true or false, got "yes"', 'README'],
    [{ entry: [1] }, 'entry[0] must be a string, got 1', 'README'],
    [{ fsCache: 500 }, 'fsCache must be an object, got 500', 'README'],
    [{ fsCache: { tll: 5 } }, 'fsCache has the unknown key `tll`', '`ttl`'],
    [{ parallel: 'all' }, 'parallel must be a whole number, got "all"', 'README'],
    [{ fsCache: { ttl: -1 } }, 'fsCache.ttl must be a whole number, got -1', 'README'],
    [{ handlers: ['listen'] }, 'handlers[0] must be `<package>.<method>`', 'README'],
    [{ handlers: [{ on: ['x'], method: ['y'] }] }, 'handlers[0] has the unknown key `method`', '`methods`'],
    [{ hot: [{ match: 'a.js', awaits: true }] }, 'hot[0] has the unknown key `awaits`', '`awaited`'],
    [{ cold: 'a.js' }, 'cold must be an array, got "a.js"', 'README'],
    [{ frameworks: ['express'] }, 'frameworks[0] must be a framework made by `defineFramework`', 'README'],
    [
      { syncApis: [{ name: 'x', methods: [{ sync: 'y', async: 'z', via: 'promisify' }] }] },
      'effect must be one of',
      '',
    ],
    [{ syncApis: [{ name: 'x', methods: [{ sync: 'y', via: 'helper' }] }] }, 'via must be one of promises,', ''],
    [[], 'unblock.config.json: must be an object', 'README'],
  ])('%j', async (config, title, advice) => {
    write('unblock.config.json', JSON.stringify(config));
    const error = await failure();
    expect(error.title).toContain(title);
    expect(error.advice).toContain(advice);
    expect(error.exitCode).toBe(2);
  });

  test('a file that does not load is named, with its own error', async () => {
    write('unblock.config.mjs', "throw new Error('no database');");
    expect((await failure()).title).toBe('unblock.config.mjs could not be loaded: no database');
  });

  test('a value that no flag would take is the mistake of the file', async () => {
    await expect(optionsWith({ risk: 'high' })).rejects.toMatchObject({
      title: 'unblock.config.json: `risk` must be one of safe, review, got `high`',
    });
  });
});

describe('with the command line', () => {
  test('it fills in what no flag says, and a flag beats it', async () => {
    const config = {
      risk: 'review',
      context: ['request', 'startup'],
      severity: 'high',
      strict: true,
      gitignore: false,
      fsCache: { ttl: 9 },
      parallel: 4,
    };
    expect(await optionsWith(config, '--context', 'background', '-n')).toMatchObject({
      dryRun: true,
      risk: 'review',
      contexts: new Set(['background_path']),
      severity: 'high',
      strict: true,
      gitignore: false,
      fsCacheTtl: 9,
      parallel: 4,
    });
  });

  test('--json takes the place of its reporters, and what a command does not take is left out', async () => {
    expect(await optionsWith({ reporters: ['pretty', 'json=a.json'] }, 'scan', '--json')).toMatchObject({
      reporters: [{ name: 'json' }],
    });
    expect(await optionsWith({ allowDirty: true }, 'scan')).toMatchObject({ allowDirty: false });
  });

  test('every flag of a project is a key', async () => {
    const ofProjects = flags.filter((flag) => flag.commands && !ONLY_ON_THE_COMMAND_LINE.includes(flag.name));
    const spelled = ofProjects.map(({ name }) =>
      name.replace(/^no-/, '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
    );
    const missing = spelled.filter((key) => !CONFIG_KEYS.includes(key) && !CONFIG_KEYS.includes(`${key}s`));
    expect(missing).toEqual([]);
  });
});
