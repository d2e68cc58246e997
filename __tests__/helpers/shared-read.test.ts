import fs from 'node:fs';
import { join } from 'node:path';
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
