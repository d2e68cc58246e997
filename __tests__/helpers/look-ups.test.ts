import fs from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import type { Helpers, Style } from './load';
import { load, newFolder, removeFolders, STYLES } from './load';

const NAMES = [
  ...(['cachedExists', 'cachedStat', 'cachedLstat', 'existsForStat', 'statOfExisting'] as const),
  'writeFileAtomic',
] as const;

afterEach(() => jest.restoreAllMocks());
afterAll(removeFolders);

/** Counts the look-ups that reach the system, and moves the clock by hand. */
async function loadWatched(style: Style, ttl: number) {
  const stat = jest.spyOn(fs, 'stat');
  const clock = jest.spyOn(process, 'uptime').mockReturnValue(1000);
  const helpers = await load(style, NAMES, ttl);
  return { helpers, stat, wait: (ms: number) => clock.mockReturnValue(process.uptime() + ms / 1000) };
}

function fieldsOf(error: unknown): unknown {
  return { ...(error as object), message: (error as Error).message };
}

/** Looking at a link is an access, which the next look can see. */
function withoutAccess(stats: unknown): unknown {
  if (!stats) return stats;
  const rest = Object.entries(stats).filter(([name]) => !name.startsWith('atime'));
  return { ...Object.fromEntries(rest), kind: Object.getPrototypeOf(stats) as unknown };
}

function syncResult(work: () => unknown): unknown {
  try {
    return withoutAccess(work());
  } catch (error) {
    return fieldsOf(error);
  }
}

describe.each(STYLES)('look-ups as %s', (style) => {
  let helpers: Helpers;
  let folder: string;
  let file: string;
  beforeAll(async () => {
    helpers = await load(style, NAMES);
  });
  beforeEach(() => {
    folder = newFolder();
    file = join(folder, 'file');
    fs.writeFileSync(file, 'text');
  });

  function paths(): unknown[] {
    fs.symlinkSync('missing', join(folder, 'dangling'));
    fs.symlinkSync('loop', join(folder, 'loop'));
    return [
      ...[
        file,
        folder,
        `${folder}/`,
        `${file}/`,
        `${file}/.`,
        join(file, 'below'),
        join(folder, 'missing'),
        '',
        '.',
        '..',
      ],
      ...['package.json', './package.json', 'missing', 'no\0', undefined, null, {}, 7, Buffer.from(file)],
      ...[pathToFileURL(file), new URL('https://example.com/'), join(folder, 'dangling'), join(folder, 'loop')],
    ];
  }

  /** Others may change the folder around this one between two looks at it. */
  function ownPaths(): string[] {
    return (paths() as string[]).filter((path) => path !== '..');
  }

  test('existence is what existsSync says, of anything', async () => {
    for (const path of paths() as string[]) {
      expect([path, await helpers.cachedExists(path)]).toEqual([path, fs.existsSync(path)]);
      expect([path, await helpers.existsForStat(path)]).toEqual([path, fs.existsSync(path)]);
    }
  });

  test('stats behind a look-up are those of statSync, its errors too', async () => {
    for (const path of ownPaths()) {
      for (const isFound of [false, true]) {
        if (isFound) await helpers.existsForStat(path);
        const ours = await helpers.statOfExisting(path).then(withoutAccess, fieldsOf);
        expect([path, ours]).toEqual([path, syncResult(() => fs.statSync(path))]);
      }
    }
  });

  test('stats and errors are those of statSync and lstatSync', async () => {
    const options = [
      undefined,
      {},
      { bigint: true },
      { throwIfNoEntry: false },
      { bigint: true, throwIfNoEntry: false },
    ];
    for (const path of ownPaths()) {
      for (const option of options) {
        const ours = [helpers.cachedStat(path, option), helpers.cachedLstat(path, option)];
        const [stats, lstats] = await Promise.all(ours.map((promise) => promise.then(withoutAccess, fieldsOf)));
        expect(stats).toEqual(syncResult(() => fs.statSync(path, option as fs.StatSyncOptions)));
        expect(lstats).toEqual(syncResult(() => fs.lstatSync(path, option as fs.StatSyncOptions)));
      }
    }
  });

  test('stats keep their methods, and are their caller\u2019s own', async () => {
    const [first, second] = await Promise.all([helpers.cachedStat(file), helpers.cachedStat(file)]);
    expect(first.isFile() && second.isFile()).toBe(true);
    first.size = -1;
    first.mtime.setTime(0);
    expect(second.size).toBe(4);
    expect(second.mtime.getTime()).toBeGreaterThan(0);
  });

  test('each caller gets an error of its own', async () => {
    const missing = join(folder, 'missing');
    const errors = await Promise.all([1, 2].map(() => helpers.cachedStat(missing).catch((error: Error) => error)));
    expect(errors[0]).not.toBe(errors[1]);
    expect(fieldsOf(errors[0])).toEqual(fieldsOf(errors[1]));
  });

  test('a relative path follows the working directory', async () => {
    const before = process.cwd();
    try {
      expect(await helpers.cachedExists('file')).toBe(false);
      process.chdir(folder);
      expect(await helpers.cachedExists('file')).toBe(true);
    } finally {
      process.chdir(before);
    }
  });
});

// An ES module has its own binding of `stat`, which cannot be watched from here.
describe.each(['cjs', 'ts'] as const)('sharing of look-ups as %s', (style) => {
  let folder: string;
  let file: string;
  beforeEach(() => {
    folder = newFolder();
    file = join(folder, 'file');
    fs.writeFileSync(file, 'text');
  });

  test('50 calls at once are one look-up, and without a cache time the next call is another', async () => {
    const { helpers, stat } = await loadWatched(style, 0);
    await Promise.all(Array.from({ length: 50 }, () => helpers.cachedStat(file)));
    expect(stat).toHaveBeenCalledTimes(1);
    await helpers.cachedStat(file);
    expect(stat).toHaveBeenCalledTimes(2);
  });

  test('whether it is there and what it is are one look-up for all who ask, and the next ask again', async () => {
    const { helpers, stat } = await loadWatched(style, 0);
    const sizeOf = async () => ((await helpers.existsForStat(file)) ? (await helpers.statOfExisting(file)).size : -1);
    expect(new Set(await Promise.all(Array.from({ length: 50 }, sizeOf)))).toEqual(new Set([4]));
    expect(stat).toHaveBeenCalledTimes(1);
    fs.writeFileSync(file, 'other text');
    expect(await sizeOf()).toBe(10);
    expect(stat).toHaveBeenCalledTimes(2);
  });

  test('what was seen is not used any more once something else can have happened', async () => {
    const { helpers, stat } = await loadWatched(style, 0);
    expect(await helpers.existsForStat(file)).toBe(true);
    await new Promise((resolve) => process.nextTick(resolve));
    fs.writeFileSync(file, 'other text');
    expect((await helpers.statOfExisting(file)).size).toBe(10);
    expect(stat).toHaveBeenCalledTimes(2);
  });

  test('another user than the one who may look is asked about apart', async () => {
    const { helpers, stat } = await loadWatched(style, 0);
    jest.spyOn(process, 'geteuid').mockReturnValue((process.getuid?.() ?? 0) + 1);
    expect(await helpers.existsForStat(file)).toBe(true);
    expect(stat).toHaveBeenCalledTimes(0);
    expect((await helpers.statOfExisting(file)).size).toBe(4);
  });

  test('an answer is used for its time, that of a missing file for a quarter of it', async () => {
    const { helpers, stat, wait } = await loadWatched(style, 1000);
    const missing = join(folder, 'missing');
    const ask = () => Promise.all([helpers.cachedStat(file), helpers.cachedStat(missing).catch(() => undefined)]);
    await ask();
    wait(240);
    await ask();
    expect(stat).toHaveBeenCalledTimes(2);
    wait(20);
    await ask();
    expect(stat).toHaveBeenCalledTimes(3);
    wait(750);
    await ask();
    expect(stat.mock.calls.map(([path]) => path)).toEqual([file, missing, missing, file, missing]);
  });

  test('an error that may pass is not kept', async () => {
    const { helpers, stat } = await loadWatched(style, 1000);
    const name = join(folder, 'n'.repeat(300));
    for (let round = 0; round < 2; round += 1) {
      await expect(helpers.cachedStat(name)).rejects.toMatchObject({ code: 'ENAMETOOLONG' });
    }
    expect(stat).toHaveBeenCalledTimes(2);
  });

  test('the answers kept are bounded, and the least used go first', async () => {
    const { helpers, stat } = await loadWatched(style, 1e6);
    const ask = (index: number) => helpers.cachedStat(join(folder, `${index}`)).catch(() => undefined);
    for (let index = 0; index < 1001; index += 1) {
      await ask(index);
      await ask(0);
    }
    expect(stat).toHaveBeenCalledTimes(1001);
    await ask(0);
    await ask(1000);
    expect(stat).toHaveBeenCalledTimes(1001);
    await ask(1);
    expect(stat).toHaveBeenCalledTimes(1002);
  });

  test('a path, what is below it and its folder are forgotten by invalidate; others are not', async () => {
    const { helpers, stat } = await loadWatched(style, 1e6);
    fs.mkdirSync(join(folder, 'dir'));
    const paths = ['.', 'dir', 'dir/below', 'dirt', 'file'].map((name) => join(folder, name));
    const ask = () => Promise.all(paths.map((path) => helpers.cachedStat(path).catch(() => undefined)));
    await ask();
    stat.mockClear();
    helpers.invalidate(join(folder, 'dir'));
    await ask();
    expect(stat.mock.calls.map(([path]) => path)).toEqual(paths.slice(0, 3));
  });

  test('a look-up that is invalidated on its way is neither kept nor shared with those who come later', async () => {
    const { helpers, stat } = await loadWatched(style, 1e6);
    const early = helpers.cachedStat(file);
    helpers.invalidate(file);
    const late = helpers.cachedStat(file);
    await Promise.all([early, late]);
    expect(stat).toHaveBeenCalledTimes(2);
    helpers.invalidate(file);
    const lost = helpers.cachedStat(file);
    helpers.invalidate(file);
    await lost;
    await helpers.cachedStat(file);
    expect(stat).toHaveBeenCalledTimes(4);
  });

  test('who writes with writeFileAtomic sees the new file, also through a link', async () => {
    const { helpers } = await loadWatched(style, 1e6);
    const link = join(folder, 'link');
    fs.symlinkSync(file, link);
    await Promise.all([helpers.cachedStat(file), helpers.cachedStat(link)]);
    await helpers.writeFileAtomic(link, 'longer text');
    const sizes = [await helpers.cachedStat(file), await helpers.cachedStat(link)].map(({ size }) => size);
    expect(sizes).toEqual([11, 11]);
  });
});
