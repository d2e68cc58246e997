import fs from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { load, newFolder, removeFolders, STYLES } from './load';

afterAll(removeFolders);

describe.each(STYLES)('sharedRead as %s', (style) => {
  test('reads what readFileSync reads', async () => {
    const { sharedRead } = await load(style, ['sharedRead']);
    const file = join(newFolder(), 'file');
    fs.writeFileSync(file, 'häß');
    expect(await sharedRead(file)).toEqual(fs.readFileSync(file));
    expect(await sharedRead(file, 'utf8')).toBe('häß');
    expect(await sharedRead(file, { encoding: 'latin1' })).toBe(fs.readFileSync(file, 'latin1'));
  });

  test('takes what readFileSync takes for a path', async () => {
    const { sharedRead } = await load(style, ['sharedRead']);
    const file = join(newFolder(), 'file');
    fs.writeFileSync(file, 'text');
    for (const path of [pathToFileURL(file), Buffer.from(file)]) expect(await sharedRead(path, 'utf8')).toBe('text');
    for (const path of [undefined, null, {}] as never[]) {
      const error = await sharedRead(path).catch((reason: unknown) => reason);
      expect(error).toMatchObject(errorOf(() => fs.readFileSync(path)));
    }
  });

  test('shares what is under way, and nothing afterwards', async () => {
    const { sharedRead } = await load(style, ['sharedRead']);
    const file = join(newFolder(), 'file');
    fs.writeFileSync(file, 'old');
    const together = await Promise.all([sharedRead(file, 'utf8'), sharedRead(file, 'utf8'), sharedRead(file)]);
    expect(together.map(String)).toEqual(['old', 'old', 'old']);
    fs.writeFileSync(file, 'new');
    expect(await sharedRead(file, 'utf8')).toBe('new');
  });

  test('gives each caller a buffer and an error of its own', async () => {
    const { sharedRead } = await load(style, ['sharedRead']);
    const folder = newFolder();
    fs.writeFileSync(join(folder, 'file'), 'a');
    const [one, other] = await Promise.all([sharedRead(join(folder, 'file')), sharedRead(join(folder, 'file'))]);
    one[0] = 0;
    expect(String(other)).toBe('a');
    const missing = join(folder, 'missing');
    const errors = await Promise.all(
      [sharedRead(missing), sharedRead(missing)].map((read) => read.catch((error: unknown) => error)),
    );
    expect(errors[0]).not.toBe(errors[1]);
    for (const error of errors) expect(error).toMatchObject({ code: 'ENOENT', syscall: 'open', path: missing });
  });
});

function errorOf(act: () => unknown): { message: string } {
  try {
    act();
  } catch (error) {
    const { message } = error as Error;
    return { message };
  }
  throw new Error('it did not fail');
}
