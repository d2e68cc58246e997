import fs from 'node:fs';
import { join } from 'node:path';
import { load, newFolder, removeFolders, STYLES } from './load';

afterAll(removeFolders);

/** Longer than a read of the pool takes in one go, so that somebody can come in between. */
const LARGE = 1_500_000;

async function errorOf(work: () => unknown): Promise<unknown> {
  try {
    return await work();
  } catch (error) {
    return { ...(error as Error), message: (error as Error).message };
  }
}

/** Writes a file in place, again and again, until `work` is over. */
async function whileWritten(file: string, work: () => Promise<void>): Promise<void> {
  let turn = 0;
  const write = (): void => fs.writeFileSync(file, String((turn += 1) % 10).repeat(LARGE - (turn % 7) * 1000));
  write();
  await again(write, work);
}

/** Removes a file, and writes it again a moment later, with nothing else in between, until `work` is over. */
async function whileRenewed(file: string, work: () => Promise<void>): Promise<void> {
  fs.writeFileSync(file, 'aaa');
  const renew = (): void => {
    fs.unlinkSync(file);
    const begun = performance.now();
    while (performance.now() < begun + 3);
    fs.writeFileSync(file, 'aaa');
  };
  await again(renew, work);
}

async function again(change: () => void, work: () => Promise<void>): Promise<void> {
  const timer = setInterval(change, 1);
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
}

const isWhole = (text: string): boolean => text.length > 0 && text === text[0]?.repeat(text.length);

describe.each(STYLES)('readWhole as %s', (style) => {
  test('reads what readFileSync reads, and fails as it does', async () => {
    const { readWhole } = await load(style, ['readWhole']);
    const folder = newFolder();
    const file = join(folder, 'file');
    fs.writeFileSync(file, 'häß');
    expect(await readWhole(file)).toEqual(fs.readFileSync(file));
    expect(await readWhole(file, null)).toEqual(fs.readFileSync(file));
    expect(await readWhole(file, 'utf8')).toBe('häß');
    expect(await readWhole(file, { encoding: 'latin1', flag: 'r' })).toBe(fs.readFileSync(file, 'latin1'));
    for (const path of [join(folder, 'none'), folder])
      expect(await errorOf(() => readWhole(path))).toEqual(await errorOf(() => fs.readFileSync(path)));
  });

  test('never sees half of what is written in place', async () => {
    const { readWhole } = await load(style, ['readWhole']);
    const file = join(newFolder(), 'file');
    await whileWritten(file, async () => {
      for (let turn = 0; turn < 15; turn += 1) expect(isWhole(await readWhole(file, 'utf8'))).toBe(true);
    });
  });
});

describe.each(STYLES)('readRenewed as %s', (style) => {
  test('reads what readFileSync reads, and reports its errors', async () => {
    const { readRenewed } = await load(style, ['readRenewed']);
    const file = join(newFolder(), 'file');
    fs.writeFileSync(file, Buffer.from([104, 228, 223]));
    expect(await readRenewed(file)).toEqual(fs.readFileSync(file));
    expect(await readRenewed(file, 'latin1')).toBe(fs.readFileSync(file, 'latin1'));
    for (const path of [join(file, 'x'), `${file}.missing`, newFolder()])
      expect(await errorOf(() => readRenewed(path))).toEqual(await errorOf(() => fs.readFileSync(path)));
  });

  test('never misses what is removed and written again', async () => {
    const { readRenewed } = await load(style, ['readRenewed']);
    const file = join(newFolder(), 'file');
    await whileRenewed(file, async () => {
      for (let turn = 0; turn < 40; turn += 1) expect(await readRenewed(file, 'utf8')).toBe('aaa');
    });
  });
});

describe.each(STYLES)('readFolder as %s', (style) => {
  test('lists what readdirSync lists, and fails as it does', async () => {
    const { readFolder } = await load(style, ['readFolder']);
    const folder = newFolder();
    fs.mkdirSync(join(folder, 'below'));
    for (const name of ['b', 'a.tmp', '.c', join('below', 'd')]) fs.writeFileSync(join(folder, name), '');
    const entries = await readFolder(folder, { withFileTypes: true });
    expect(await readFolder(folder)).toEqual(fs.readdirSync(folder));
    expect(await readFolder(folder, 'buffer')).toEqual(fs.readdirSync(folder, 'buffer'));
    expect(await readFolder(folder, { recursive: true })).toEqual(fs.readdirSync(folder, { recursive: true }));
    expect(entries.map((entry) => [entry.name, entry.isDirectory()])).toEqual(
      fs.readdirSync(folder, { withFileTypes: true }).map((entry) => [entry.name, entry.isDirectory()]),
    );
    for (const path of [join(folder, 'none'), join(folder, 'b')])
      expect(await errorOf(() => readFolder(path))).toEqual(await errorOf(() => fs.readdirSync(path)));
  });

  test('never sees a file that is to take the place of another', async () => {
    const { readFolder, writeFileAtomic } = await load(style, ['readFolder', 'writeFileAtomic']);
    const folder = newFolder();
    fs.mkdirSync(join(folder, 'below'));
    const files = ['a.json', join('below', 'b.json')];
    for (const name of files) fs.writeFileSync(join(folder, name), '');
    const seen = new Set<string>();
    for (let turn = 0; turn < 30; turn += 1) {
      const writing = files.map((name) => writeFileAtomic(join(folder, name), 'x'.repeat(LARGE)));
      const listing = Array.from({ length: 10 }, () => readFolder(folder, { recursive: true }));
      for (const name of (await Promise.all(listing)).flat()) seen.add(name);
      await Promise.all(writing);
    }
    expect([...seen].sort()).toEqual(['a.json', 'below', join('below', 'b.json')]);
  });
});

describe.each(STYLES)('withoutTemporary as %s', (style) => {
  test('gives what a listing gives, and fails as it does', async () => {
    const { withoutTemporary } = await load(style, ['withoutTemporary']);
    const folder = newFolder();
    fs.mkdirSync(join(folder, 'below'));
    for (const name of ['b', 'a.tmp', '.c', '.d.tmp', join('below', 'd')]) fs.writeFileSync(join(folder, name), '');
    const { readdir } = fs.promises;
    expect(await withoutTemporary(readdir(folder))).toEqual(await readdir(folder));
    expect(await withoutTemporary(readdir(folder, { encoding: 'buffer' }))).toEqual(
      await readdir(folder, { encoding: 'buffer' }),
    );
    expect(await withoutTemporary(readdir(folder, { withFileTypes: true }))).toEqual(
      await readdir(folder, { withFileTypes: true }),
    );
    await expect(withoutTemporary(readdir(join(folder, 'none')))).rejects.toThrow('ENOENT');
  });

  test('leaves out a file that is to take the place of another', async () => {
    const { withoutTemporary, writeFileAtomic } = await load(style, ['withoutTemporary', 'writeFileAtomic']);
    const folder = newFolder();
    fs.writeFileSync(join(folder, 'a.json'), '');
    const [seen, listed] = [new Set<string>(), new Set<string>()];
    for (let turn = 0; turn < 200 && listed.size < 2; turn += 1) {
      let isWritten = false;
      const writing = writeFileAtomic(join(folder, 'a.json'), 'x'.repeat(LARGE)).then(() => (isWritten = true));
      while (!isWritten) {
        const listing = fs.promises.readdir(folder);
        for (const name of await listing) listed.add(name);
        for (const name of await withoutTemporary(listing)) seen.add(name);
      }
      await writing;
    }
    expect(listed.size).toBeGreaterThan(1);
    expect([...seen]).toEqual(['a.json']);
  });
});

describe.each(STYLES)('copyFileAtomic as %s', (style) => {
  test('copies as copyFileSync does', async () => {
    const { copyFileAtomic } = await load(style, ['copyFileAtomic']);
    const folder = newFolder();
    const [from, to, link] = ['from', 'to', 'link'].map((name) => join(folder, name)) as [string, string, string];
    fs.writeFileSync(from, 'new', { mode: 0o640 });
    fs.writeFileSync(to, 'old', { mode: 0o600 });
    await copyFileAtomic(from, to);
    expect(fs.readFileSync(to, 'utf8')).toBe('new');
    expect(fs.statSync(to).mode & 0o777).toBe(0o640);
    fs.symlinkSync(to, link);
    fs.writeFileSync(from, 'newer');
    await copyFileAtomic(from, link);
    expect(fs.lstatSync(link).isSymbolicLink()).toBe(true);
    expect(fs.readFileSync(to, 'utf8')).toBe('newer');
    await copyFileAtomic(from, join(folder, 'other'));
    expect(fs.readdirSync(folder).sort()).toEqual(['from', 'link', 'other', 'to']);
  });

  test('fails as copyFileSync does, and leaves nothing behind', async () => {
    const { copyFileAtomic } = await load(style, ['copyFileAtomic']);
    const folder = newFolder();
    const file = join(folder, 'file');
    fs.writeFileSync(file, 'a');
    const { COPYFILE_EXCL } = fs.constants;
    const calls: [string, string, number?][] = [
      [join(folder, 'none'), file],
      [file, folder],
      [file, join(folder, 'none', 'file')],
      [file, file, COPYFILE_EXCL],
    ];
    for (const call of calls)
      expect(await errorOf(() => copyFileAtomic(...call))).toEqual(await errorOf(() => fs.copyFileSync(...call)));
    expect(fs.readdirSync(folder)).toEqual(['file']);
    expect(fs.readFileSync(file, 'utf8')).toBe('a');
  });

  test('copies no half of what is written in place', async () => {
    const { copyFileAtomic } = await load(style, ['copyFileAtomic']);
    const folder = newFolder();
    const [from, to] = [join(folder, 'from'), join(folder, 'to')];
    await whileWritten(from, async () => {
      for (let turn = 0; turn < 15; turn += 1) {
        await copyFileAtomic(from, to);
        expect(isWhole(fs.readFileSync(to, 'utf8'))).toBe(true);
      }
    });
  });

  test('shows nobody half of the copy', async () => {
    const { copyFileAtomic } = await load(style, ['copyFileAtomic']);
    const folder = newFolder();
    const [one, other, to] = ['one', 'other', 'to'].map((name) => join(folder, name)) as [string, string, string];
    fs.writeFileSync(one, '1'.repeat(LARGE));
    fs.writeFileSync(other, '2'.repeat(LARGE));
    fs.writeFileSync(to, '0');
    let isOver = false;
    const copies = (async () => {
      for (let turn = 0; turn < 15; turn += 1) await copyFileAtomic(turn % 2 ? one : other, to);
      isOver = true;
    })();
    while (!isOver) {
      expect(isWhole(fs.readFileSync(to, 'utf8'))).toBe(true);
      await new Promise(setImmediate);
    }
    await copies;
  });
});
