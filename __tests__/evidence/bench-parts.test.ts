import {
  lstatSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../../src/errors';
import { differences } from '../../src/evidence/bench/answers';
import { copiesOf } from '../../src/evidence/bench/copies';
import { readRequests } from '../../src/evidence/bench/requests';
import { compared, median } from '../../src/evidence/bench/statistics';
import { parseOptions, type Options } from '../../src/options';
import { emptyFolder, removeFolder } from '../support/folders';
import { makeFolder } from '../verify/app';

let folder: string;
afterEach(() => removeFolder(folder));

/** The title of the error. */
function mistake(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    expect(error).toBeInstanceOf(UserError);
    return (error as UserError).title;
  }
  throw new Error('no error');
}

describe('figures', () => {
  beforeEach(() => void (folder = emptyFolder()));

  test('the median is the middle, or between the two in the middle', () => {
    expect(median([5, 1, 3])).toBe(3);
    expect(median([4, 1, 3, 2])).toBe(2.5);
  });

  test('ratios are those of each round', () => {
    const { before, after, ratio, verdict } = compared([100, 10, 20], [200, 30, 30]);
    expect({ before, after, ratio, verdict }).toEqual({ before: 20, after: 30, ratio: [2, 1.5, 3], verdict: 'more' });
    expect(compared([10, 10], [5, 4]).verdict).toBe('less');
  });

  test('where the rounds do not agree there is no difference', () => {
    expect(compared([10, 10, 10], [30, 30, 9]).verdict).toBe('same');
    expect(compared([10, 10], [10, 20]).verdict).toBe('same');
    expect(compared([0, 0], [0, 0])).toMatchObject({ ratio: [1, 1, 1], verdict: 'same' });
    expect(compared([0, 1], [3, 3]).verdict).toBe('more');
  });
});

describe('answers', () => {
  beforeEach(() => void (folder = emptyFolder()));

  const request = { method: 'GET', path: '/', headers: {} };
  const reply = (status: number, body: string) => ({
    status,
    contentType: '',
    body: Buffer.from(body),
    milliseconds: 1,
  });
  const differs = (...[one, two, three]: readonly (readonly [number, string])[]): readonly string[] =>
    differences([request], [reply(...one)], [reply(...two)], [reply(...three)]).map(({ what }) => what);

  test('are the same, or what differs is told', () => {
    expect(differs([200, 'a'], [200, 'a'], [200, 'a'])).toEqual([]);
    expect(differs([200, 'a'], [200, 'a'], [404, 'a'])).toEqual(['200 became 404']);
    expect(differs([200, 'same old'], [200, 'same old'], [200, 'same new'])).toEqual([
      'the body differs from byte 5 on: "same old" became "same new"',
    ]);
    expect(differs([200, ''], [200, ''], [200, 'x'])).toEqual(['the body differs from byte 0 on: nothing became "x"']);
  });

  test('what differs between two runs of the unchanged app is not held against the migration', () => {
    expect(differs([200, '1'], [200, '2'], [200, '3'])).toEqual([]);
    expect(differs([200, '1'], [503, '1'], [503, '1'])).toEqual([]);
    expect(differs([200, '1'], [200, '2'], [500, '3'])).toEqual(['200 became 500']);
  });
});

describe('copies', () => {
  test('link what is installed and what stands beside, and copy the rest', async () => {
    folder = makeFolder({
      'repo/apps/api/server.js': 'server',
      'repo/apps/api/lib/store.js': 'store',
      'repo/apps/api/node_modules/a/index.js': 'a',
      'repo/apps/api/lib/node_modules/b/index.js': 'b',
      'repo/apps/api/packages/node_modules/own/index.js': 'own',
      'repo/apps/api/.git/HEAD': 'git',
      'repo/apps/web/index.html': 'web',
      'repo/shared/index.js': 'shared',
      'node_modules/c/index.js': 'c',
      'outside.txt': 'outside',
    });
    const root = join(folder, 'repo/apps/api');
    symlinkSync('../server.js', join(root, 'lib/link.js'));
    symlinkSync(join(folder, 'outside.txt'), join(root, 'outside.txt'));
    mkdirSync(join(folder, 'temporary'));
    const copies = await copiesOf(root, join(folder, 'repo'), join(folder, 'temporary'), new AbortController().signal);
    const copy = await copies.make('one');
    const read = (path: string): string => readFileSync(join(copy, path), 'utf8');
    expect(read('lib/store.js')).toBe('store');
    expect(read('../../shared/index.js')).toBe('shared');
    expect(read('../web/index.html')).toBe('web');
    expect(realpathSync(join(copy, 'node_modules/a'))).toBe(join(root, 'node_modules/a'));
    expect(realpathSync(join(copy, 'lib/node_modules'))).toBe(join(root, 'lib/node_modules'));
    expect(realpathSync(join(copy, '../../../../node_modules'))).toBe(join(folder, 'node_modules'));
    expect(realpathSync(join(copy, 'packages/node_modules/own'))).toBe(join(copy, 'packages/node_modules/own'));
    expect(realpathSync(join(copy, 'lib/link.js'))).toBe(join(copy, 'server.js'));
    expect(readlinkSync(join(copy, 'outside.txt'))).toBe(join(folder, 'outside.txt'));
    expect(lstatSync(join(copy, '.git'), { throwIfNoEntry: false })).toBeUndefined();
    writeFileSync(join(copy, 'server.js'), 'changed');
    expect(readFileSync(join(root, 'server.js'), 'utf8')).toBe('server');
    await copies.remove();
    expect(lstatSync(copies.folder, { throwIfNoEntry: false })).toBeUndefined();
    expect(readFileSync(join(root, 'node_modules/a/index.js'), 'utf8')).toBe('a');
  });

  test('an interrupted copy ends', async () => {
    folder = makeFolder({ 'server.js': '' });
    const copies = await copiesOf(folder, folder, folder, AbortSignal.abort());
    await expect(copies.make('one')).rejects.toMatchObject({ name: 'AbortError' });
    await copies.remove();
  });
});

describe('a file of requests', () => {
  const read = (text: string): unknown => {
    folder = makeFolder({ 'r.json': text });
    return readRequests(join(folder, 'r.json'), 'r.json');
  };

  test('needs no more than a url', () => {
    expect(read('[{ "url": "/a" }, { "url": "/b", "method": "put", "body": "text" }]')).toEqual([
      { method: 'GET', path: '/a', headers: {}, body: undefined },
      { method: 'PUT', path: '/b', headers: {}, body: 'text' },
    ]);
  });

  test.each([
    ['{', 'r.json could not be read'],
    ['[]', 'r.json must be an array of requests'],
    ['[1]', 'r.json, request 1, must be an object'],
    ['[{ "url": "/" }, { "path": "/" }]', 'r.json, request 2, has the unknown key `path`'],
    ['[{ "url": "http://example.com" }]', 'r.json, request 1, needs a `url` that begins with `/`'],
    ['[{ "url": "/", "method": "FETCH" }]', 'r.json, request 1, has the method `FETCH`'],
    ['[{ "url": "/", "headers": { "a": 1 } }]', 'r.json, request 1, needs `headers` whose values are strings'],
  ])('%s is refused', (text, title) => {
    expect(mistake(() => read(text))).toBe(title);
  });
});

describe('the command line', () => {
  beforeEach(() => void (folder = emptyFolder()));

  const bench = (...argv: readonly string[]): Options['bench'] => {
    const invocation = parseOptions(['bench', ...argv], folder);
    return invocation.kind === 'run' ? invocation.options.bench : undefined;
  };

  test('what stands after `--` is the command, flags and all', () => {
    expect(bench('--url', 'a', '--url', '/b', '--', 'node', '-r', 'x', 'server.js', '--url', '/c')).toEqual({
      program: ['node', '-r', 'x', 'server.js', '--url', '/c'],
      urls: ['/a', '/b'],
      rounds: 5,
      seconds: 3,
      connections: 20,
    });
  });

  test('without a url before it, those at its end are meant', () => {
    expect(
      bench('--rounds', '7', '--', 'npm', 'start', '--url', '/a', '--url', 'http://localhost:3000/b?c=1'),
    ).toMatchObject({ program: ['npm', 'start'], urls: ['/a', '/b?c=1'], rounds: 7 });
  });

  test.each([
    [['--url', '/'], '`bench` needs the command that starts the app, after `--`'],
    [['--', 'npm', 'start'], '`bench` needs at least one `--url`, or a file of `--requests`'],
    [
      ['--url', 'https://example.com/', '--', 'npm', 'start'],
      '`--url` must be a path of the app, got `https://example.com/`',
    ],
    [['--url', '/', '--rounds', '0', '--', 'a'], '`--rounds` must be a whole number from 1 to 100, got `0`'],
    [['--url', '/', '--connections', 'x', '--', 'a'], '`--connections` must be a whole number from 1 to 1000, got `x`'],
    [['--url', '/', '--reporter', 'sarif=a', '--', 'a'], '`--reporter` must be one of pretty, json, html, got `sarif`'],
    [['a', 'b', '--url', '/', '--', 'a'], '`bench` measures one app, got `a b`'],
    [['--url', '/', '--yes', '--', 'a'], '`--yes` has no meaning for `bench`'],
  ])('%j is refused', (argv, title) => {
    expect(mistake(() => bench(...argv))).toBe(title);
  });

  test('a path `bench` can still be named', () => {
    mkdirSync(join(folder, 'bench'));
    const invocation = parseOptions(['--dry-run', '--', 'bench'], folder);
    expect(invocation).toMatchObject({ kind: 'run', options: { command: 'fix', paths: ['bench'] } });
    rmSync(join(folder, 'bench'), { recursive: true });
  });
});
