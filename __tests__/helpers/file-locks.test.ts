import { pathToFileURL } from 'node:url';
import type { Helpers } from './load';
import { load, removeFolders, STYLES } from './load';

const soon = () => new Promise<void>((resolve) => setImmediate(resolve));

afterAll(removeFolders);

describe.each(STYLES)('exclusiveFiles and sharedFiles as %s', (style) => {
  let helpers: Helpers;
  beforeAll(async () => {
    helpers = await load(style, ['exclusive', 'exclusiveFiles', 'sharedFiles']);
  });

  /** What was begun and ended, in order; each piece of work takes a moment. */
  function noting(): { log: string[]; work: (name: string) => () => Promise<void> } {
    const log: string[] = [];
    const work = (name: string) => async () => {
      log.push(`${name} begins`);
      await soon();
      log.push(`${name} ends`);
    };
    return { log, work };
  }

  test.each([
    ['a path', 'data/a.json'],
    ['another way to it', './data/../data/a.json'],
    ['its whole path', `${process.cwd()}/data/a.json`],
    ['its URL', pathToFileURL('data/a.json')],
    ['a name that some file systems take for the same', 'data/A.json'],
  ])('work on one file takes turns: %s', async (_, same) => {
    const { log, work } = noting();
    const first = helpers.exclusiveFiles('data', ['data/a.json'], work('one'));
    await Promise.all([first, helpers.exclusiveFiles('data', [same], work('two'))]);
    expect(log).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
  });

  test('work on other files, and that of other keys, does not wait', async () => {
    const { log, work } = noting();
    const { exclusiveFiles } = helpers;
    await Promise.all([
      exclusiveFiles('data', ['a'], work('one')),
      exclusiveFiles('data', () => ['b', 'c'], work('two')),
      exclusiveFiles('others', ['a'], work('three')),
    ]);
    expect(log.slice(0, 3)).toEqual(['one begins', 'two begins', 'three begins']);
  });

  test('readers of a file read together, and whoever changes it waits for them', async () => {
    const { log, work } = noting();
    const { exclusiveFiles, sharedFiles } = helpers;
    await Promise.all([
      sharedFiles('data', ['a'], work('one')),
      sharedFiles('data', ['a', 'b'], work('two')),
      exclusiveFiles('data', ['a'], work('three')),
    ]);
    expect(log).toEqual(['one begins', 'two begins', 'one ends', 'two ends', 'three begins', 'three ends']);
  });

  test('work on all files of the key waits for work on some, and the other way round', async () => {
    const { log, work } = noting();
    const { exclusive, exclusiveFiles } = helpers;
    await Promise.all([
      exclusiveFiles('data', ['a'], work('some')),
      exclusive('data', work('all')),
      exclusiveFiles('data', ['b'], work('others')),
    ]);
    expect(log).toEqual(['some begins', 'some ends', 'all begins', 'all ends', 'others begins', 'others ends']);
  });

  test('two that need the same files in another order do not wait for each other for ever', async () => {
    const { exclusiveFiles } = helpers;
    const moves = Array.from({ length: 20 }, (_, index) =>
      exclusiveFiles('data', index % 2 === 0 ? ['a', 'b'] : ['b', 'a'], soon),
    );
    await expect(Promise.all(moves)).resolves.toHaveLength(20);
  });

  test('work on the same file within it does not wait', async () => {
    const { exclusiveFiles, sharedFiles } = helpers;
    const inner = () => sharedFiles('data', ['b'], () => 'done');
    expect(await exclusiveFiles('data', ['a', 'b'], () => exclusiveFiles('data', ['a'], inner))).toBe('done');
  });

  test('a path that cannot be made is left to the work to fail on', async () => {
    const { exclusiveFiles } = helpers;
    const file = (): string => {
      throw new TypeError('no name');
    };
    const work = async () => {
      try {
        return file();
      } catch {
        return 'dealt with';
      }
    };
    expect(await exclusiveFiles('data', () => [file()], work)).toBe('dealt with');
    expect(await exclusiveFiles('data', [undefined], () => 'not used')).toBe('not used');
  });
});
