import fs from 'node:fs';
import { join } from 'node:path';
import { load, newFolder, removeFolders, STYLES } from './load';

const NAMES = ['mkdirIfMissing', 'unlinkIfThere', 'rmIfThere', 'pathExists', 'freshStat'] as const;

afterAll(removeFolders);

function codeOf(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return (error as NodeJS.ErrnoException).code;
  }
}

async function rejection(work: Promise<unknown>): Promise<unknown> {
  return work.then(undefined, (error: NodeJS.ErrnoException) => error.code);
}

describe.each(STYLES)('calls that forgive, as %s', (style) => {
  test('do what the sync call does, and mind no other request that did it first', async () => {
    const { mkdirIfMissing, unlinkIfThere, rmIfThere } = await load(style, NAMES);
    const folder = join(newFolder(), 'made');
    expect(await Promise.all([mkdirIfMissing(folder), mkdirIfMissing(folder, 0o700)])).toEqual([undefined, undefined]);
    expect(fs.statSync(folder).isDirectory()).toBe(true);
    for (const remove of [unlinkIfThere, rmIfThere]) {
      const file = join(folder, 'file');
      fs.writeFileSync(file, '');
      await Promise.all([remove(file), remove(file), remove(file)]);
      expect(fs.existsSync(file)).toBe(false);
    }
    await rmIfThere(folder, { recursive: true });
    expect(fs.existsSync(folder)).toBe(false);
  });

  test('fail as the sync call does where the reason is another', async () => {
    const { mkdirIfMissing, unlinkIfThere, rmIfThere } = await load(style, NAMES);
    const folder = newFolder();
    fs.writeFileSync(join(folder, 'file'), '');
    const below = [join(folder, 'file/below'), join(folder, 'missing/below')];
    for (const path of below) expect(await rejection(mkdirIfMissing(path))).toBe(codeOf(() => fs.mkdirSync(path)));
    expect(await rejection(unlinkIfThere(folder))).toBe(codeOf(() => fs.unlinkSync(folder)));
    expect(await rejection(rmIfThere(folder))).toBe(codeOf(() => fs.rmSync(folder)));
  });
});

describe.each(STYLES)('look-ups that ask each time, as %s', (style) => {
  test('answer as the sync calls do', async () => {
    const { pathExists, freshStat } = await load(style, NAMES);
    const folder = newFolder();
    fs.writeFileSync(join(folder, 'file'), 'content');
    for (const path of [folder, join(folder, 'file'), join(folder, 'missing'), join(folder, 'file/below')]) {
      expect(await pathExists(path)).toBe(fs.existsSync(path));
      for (const options of [undefined, { bigint: true }, { throwIfNoEntry: false }]) {
        const size = (stats: { size?: unknown } | undefined): unknown => stats && stats.size;
        const expected = codeOf(() => size(fs.statSync(path, options)));
        expect(await rejection(freshStat(path, options).then(size))).toBe(expected);
      }
    }
  });

  test('see what was done a moment ago', async () => {
    const { pathExists } = await load(style, NAMES);
    const file = join(newFolder(), 'file');
    const early = pathExists(file);
    fs.writeFileSync(file, '');
    expect(await pathExists(file)).toBe(true);
    await early;
  });
});
