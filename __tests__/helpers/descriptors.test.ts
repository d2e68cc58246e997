import { closeSync, openSync, readFileSync, readSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import type { Helpers } from './load';
import { load, newFolder, removeFolders, STYLES } from './load';

type Data = string | NodeJS.ArrayBufferView;

async function outcome(work: () => unknown): Promise<unknown> {
  try {
    return await work();
  } catch (error) {
    const { name, message, code } = error as NodeJS.ErrnoException;
    return { name, message, code };
  }
}

afterAll(removeFolders);

describe.each(STYLES)('what is done with descriptors, as %s', (style) => {
  let helpers: Helpers;
  let file: string;
  beforeAll(async () => {
    helpers = await load(style, ['readDescriptor', 'writePart', 'zlibInput']);
  });
  beforeEach(() => {
    file = join(newFolder(), 'file');
    writeFileSync(file, 'h\u00e9llo '.repeat(20_000));
  });

  /** What two functions make of the same file, each with a descriptor of its own. */
  async function both(flag: string, path: string, works: readonly ((fd: number) => unknown)[]): Promise<unknown[]> {
    const outcomes = works.map(async (work) => {
      const fd = openSync(path, flag);
      const result = await outcome(() => work(fd));
      closeSync(fd);
      return result;
    });
    return Promise.all(outcomes);
  }

  test.each([undefined, 'utf8', { encoding: 'latin1' }, {}, null, 'nonsense'])(
    'reading is that of readFileSync: %j',
    async (options) => {
      const given = options as BufferEncoding;
      const works = [(fd: number) => readFileSync(fd, given), (fd: number) => helpers.readDescriptor(fd, given)];
      const [expected, actual] = await both('r', file, works);
      expect(actual).toEqual(expected);
    },
  );

  test('it begins where the descriptor stands, and fails where it cannot read', async () => {
    const rest = [readFileSync, helpers.readDescriptor].map((read) => (fd: number): unknown => {
      readSync(fd, Buffer.alloc(100_000));
      return read(fd);
    });
    for (const [flag, path] of [
      ['r', file],
      ['a', file],
      ['r', newFolder()],
    ] as const) {
      const [expected, actual] = await both(
        flag,
        path,
        flag === 'r' && path === file ? rest : [readFileSync, helpers.readDescriptor],
      );
      expect(actual).toEqual(expected);
    }
    expect(await outcome(() => helpers.readDescriptor(4096))).toEqual(await outcome(() => readFileSync(4096)));
  });

  test('a path is read as one', async () => {
    expect(await helpers.readDescriptor(file, 'utf8')).toBe(readFileSync(file, 'utf8'));
  });

  test.each<[Data, number, number, null]>([
    ['text', 0, 4, null],
    [Buffer.from('bytes'), 1, 3, null],
  ])('writing is that of writeSync: %p', async (data, at, length, position) => {
    const fd = openSync(file, 'w');
    const expected = writeSync(fd, data as Buffer, at, length, position);
    closeSync(fd);
    const written = readFileSync(file, 'utf8');
    const again = openSync(file, 'w');
    expect((await helpers.writePart(again, data, at, length, position)).bytesWritten).toBe(expected);
    closeSync(again);
    expect(readFileSync(file, 'utf8')).toBe(written);
  });

  test('what can be packed is given back, and what cannot fails as it does in gzipSync', async () => {
    for (const input of ['text', '', Buffer.from('bytes'), new ArrayBuffer(2)])
      expect(helpers.zlibInput(input)).toBe(input);
    for (const input of [undefined, null, 5, {}, ['a']] as unknown[] as string[])
      expect(await outcome(() => helpers.zlibInput(input))).toEqual(await outcome(() => gzipSync(input)));
  });
});
