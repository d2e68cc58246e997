import fs from 'node:fs';
import { join } from 'node:path';

import type { Helpers } from './load';
import { load, newFolder, removeFolders, STYLES } from './load';

afterAll(removeFolders);

describe.each(STYLES)('what fs-extra writes, as %s', (style) => {
  let helpers: Pick<Helpers, 'outputFileAtomic' | 'outputJsonAtomic' | 'writeJsonAtomic'>;
  let file: string;
  beforeAll(async () => {
    helpers = await load(style, ['outputFileAtomic', 'outputJsonAtomic', 'writeJsonAtomic']);
  });
  beforeEach(() => {
    file = join(newFolder(), 'data.json');
  });

  test.each([
    [undefined, '{"a":[1]}\n'],
    [null, '{"a":[1]}\n'],
    ['utf8', '{"a":[1]}\n'],
    [{ spaces: 1 }, '{\n "a": [\n  1\n ]\n}\n'],
    [{ spaces: '\t', EOL: '\r\n' }, '{\r\n\t"a": [\r\n\t\t1\r\n\t]\r\n}\r\n'],
    [{ replacer: ['b'], finalEOL: false }, '{}'],
    [{ encoding: 'utf16le' }, '{\0"\0a\0"\0:\0[\x001\0]\0}\0\n\0'],
  ])('with the options %j', async (options, text) => {
    await helpers.writeJsonAtomic(file, { a: [1] }, options);
    expect(fs.readFileSync(file, 'utf8')).toBe(text);
    await helpers.outputJsonAtomic(join(file, '../new/data.json'), { a: [1] }, options);
    expect(fs.readFileSync(join(file, '../new/data.json'), 'utf8')).toBe(text);
  });

  test('the value is written as it is at the time of the call, and the last call stays', async () => {
    const value = { count: 0, filling: 'x'.repeat(100_000) };
    const writes = [helpers.writeJsonAtomic(file, value)];
    value.count = 1;
    writes.push(helpers.writeJsonAtomic(file, value));
    value.count = 2;
    await Promise.all(writes);
    expect(JSON.parse(fs.readFileSync(file, 'utf8'))).toMatchObject({ count: 1 });
  });

  test('what has no JSON writes nothing', async () => {
    await expect(helpers.writeJsonAtomic(file, undefined)).rejects.toThrow(TypeError);
    const round: { self?: unknown } = {};
    round.self = round;
    await expect(helpers.outputJsonAtomic(join(file, 'below'), round)).rejects.toThrow(TypeError);
    expect(fs.existsSync(file)).toBe(false);
  });

  test('an fs of its own is used', async () => {
    const given: unknown[] = [];
    const own = {
      writeFile: (path: unknown, text: string, options: unknown, done: (error: unknown) => void) => {
        given.push(path, text, options);
        done(null);
      },
    };
    await helpers.writeJsonAtomic(file, {}, { fs: own, mode: 0o600 });
    expect(given).toEqual([file, '{}\n', { fs: own, mode: 0o600 }]);
    expect(fs.existsSync(file)).toBe(false);
  });

  test('folders are made that are missing, and none in the place of a file', async () => {
    await helpers.outputFileAtomic(join(file, '../a/b/c.txt'), 'text', 'utf8');
    expect(fs.readFileSync(join(file, '../a/b/c.txt'), 'utf8')).toBe('text');
    fs.writeFileSync(file, '');
    await expect(helpers.outputFileAtomic(join(file, 'd.txt'), 'text')).rejects.toMatchObject({ code: 'ENOTDIR' });
  });
});
