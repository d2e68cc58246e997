import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  closeSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  realpathSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import type { Helpers } from './load';
import { generate, load, newFolder, removeFolders, STYLES } from './load';

type Write = Helpers['writeFileAtomic'];
afterAll(removeFolders);

describe.each(STYLES)('writeFileAtomic as %s', (style) => {
  let write: Write;
  let folder: string;
  beforeAll(async () => {
    ({ writeFileAtomic: write } = await load(style, ['writeFileAtomic']));
  });
  beforeEach(() => {
    folder = newFolder();
  });

  test('readers see one of the contents, whole', async () => {
    const file = join(folder, 'data');
    const contents = ['a', 'b', 'c'].map((letter, index) => letter.repeat(200_000 * (index + 1)));
    writeFileSync(file, contents[0]);
    const writes = Promise.all(Array.from({ length: 20 }, (_, index) => write(file, contents[index % 3])));
    let done = false;
    const finished = writes.then(() => (done = true));
    const seen = new Set<string>();
    while (!done) seen.add(await readFile(file, 'utf8'));
    await finished;
    expect([...seen].filter((text) => !contents.includes(text)).map((text) => text.length)).toEqual([]);
    expect(readFileSync(file, 'utf8')).toBe(contents[19 % 3]);
    expect(readdirSync(folder)).toEqual(['data']);
  });

  test('writes of one file happen in the order of their calls, however the path is written', async () => {
    const file = join(folder, 'data');
    const spellings = [file, `${folder}/./data`, pathToFileURL(file)];
    for (let round = 0; round < 20; round += 1) {
      await Promise.all(spellings.map((path, index) => write(path, `${index}`.repeat(30_000 >> (5 * index)))));
      expect(readFileSync(file, 'utf8')[0]).toBe('2');
    }
  });

  test('a failed write does not stop those behind it', async () => {
    const file = join(folder, 'data');
    const failed = write(file, {} as string);
    await Promise.all([expect(failed).rejects.toMatchObject({ code: 'ERR_INVALID_ARG_TYPE' }), write(file, 'fine')]);
    expect(readFileSync(file, 'utf8')).toBe('fine');
  });

  test('what the next call replaces at once is left out, and still answered after what came before it', async () => {
    const file = join(folder, 'data');
    const answered: number[] = [];
    const contents = new Set<string>();
    const all = Array.from({ length: 30 }, (_, index) =>
      write(file, `${index}`).then(() => {
        answered.push(index);
        contents.add(readFileSync(file, 'utf8'));
      }),
    );
    await Promise.all(all);
    expect(answered).toEqual(all.map((_, index) => index));
    // When the first call was answered the file had its content, or one that was written for a later call.
    expect([...contents].at(-1)).toBe('29');
    expect(contents.size).toBeLessThan(30);
  });

  test('a call that fails takes none of those before it along', async () => {
    const file = join(folder, 'data');
    const results = Promise.allSettled(['1', '2', {} as string, '4', ['no'] as never].map((data) => write(file, data)));
    const statuses = (await results).map(({ status }) => status);
    expect(statuses).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled', 'rejected']);
    expect(readFileSync(file, 'utf8')).toBe('4');
  });

  test('calls that ask for different modes, or append, all happen', async () => {
    const [file, log] = [join(folder, 'data'), join(folder, 'log')];
    await Promise.all([write(file, '1', { mode: 0o600 }), write(file, '2', { mode: 0o644 })]);
    expect(readFileSync(file, 'utf8')).toBe('2');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await Promise.all([write(log, '1'), write(log, '2', { flag: 'a' }), write(log, '3', { flag: 'a' })]);
    expect(readFileSync(log, 'utf8')).toBe('123');
  });

  test('all that is written to a pipe arrives', async () => {
    const pipe = join(folder, 'pipe');
    execFileSync('mkfifo', [pipe]);
    const keptOpen = openSync(pipe, 'r+');
    await Promise.all(['1', '2', '3'].map((text) => write(pipe, text)));
    const bytes = Buffer.alloc(10);
    expect(bytes.toString('utf8', 0, readSync(keptOpen, bytes))).toBe('123');
    closeSync(keptOpen);
  });

  test('files keep their modes, also when they are written at the same time', async () => {
    const files = [0o600, 0o644, 0o666, 0o640].map((mode) => ({ mode, path: join(folder, mode.toString(8)) }));
    for (const { path, mode } of files) {
      writeFileSync(path, 'old');
      chmodSync(path, mode);
    }
    await Promise.all([...files, ...files].map(({ path }) => write(path, 'new')));
    expect(files.map(({ path }) => statSync(path).mode & 0o777)).toEqual(files.map(({ mode }) => mode));
  });

  test('what goes wrong with the data leaves the old content, and no temporary file', async () => {
    const file = join(folder, 'data');
    writeFileSync(file, 'old');
    await expect(write(file, ['no'] as unknown as string)).rejects.toMatchObject({ code: 'ERR_INVALID_ARG_TYPE' });
    expect(readFileSync(file, 'utf8')).toBe('old');
    expect(readdirSync(folder)).toEqual(['data']);
  });

  test('an existing file keeps its mode, and a new one gets the mode asked for less the umask', async () => {
    const files = ['existing', 'new', 'private'].map((name) => join(folder, name));
    const reference = join(folder, 'reference');
    writeFileSync(files[0], 'old');
    chmodSync(files[0], 0o666);
    writeFileSync(reference, '', { mode: 0o777 });
    await write(files[0], 'text', { mode: 0o600 });
    await write(files[1], 'text', { mode: 0o777 });
    await write(files[2], 'text', { mode: 0o600 });
    const modes = files.map((file) => statSync(file).mode & 0o777);
    expect(modes).toEqual([0o666, statSync(reference).mode & 0o777, 0o600]);
  });

  test('a symlink stays one: its target is written, also when it is not there yet', async () => {
    mkdirSync(join(folder, 'elsewhere'));
    for (const name of ['there', 'missing']) {
      const [link, target] = [join(folder, name), join(folder, 'elsewhere', name)];
      if (name === 'there') writeFileSync(target, 'old');
      symlinkSync(target, link);
      await write(link, 'new');
      expect(lstatSync(link).isSymbolicLink()).toBe(true);
      expect(readFileSync(target, 'utf8')).toBe('new');
    }
  });

  test('a path through a linked folder and back up is the one the system means', async () => {
    mkdirSync(join(folder, 'a/b'), { recursive: true });
    symlinkSync(join(folder, 'a/b'), join(folder, 'link'));
    await write(`${folder}/link/../data`, 'text');
    expect(existsSync(join(folder, 'a/data'))).toBe(true);
    expect(existsSync(join(folder, 'data'))).toBe(false);
  });

  test('a file with several names stays one file', async () => {
    const [file, other] = [join(folder, 'data'), join(folder, 'other')];
    writeFileSync(file, 'old');
    linkSync(file, other);
    await write(file, 'new');
    expect(readFileSync(other, 'utf8')).toBe('new');
  });

  test('encodings and other data are written as writeFileSync does', async () => {
    const [ours, theirs] = [join(folder, 'ours'), join(folder, 'theirs')];
    const cases: Parameters<typeof writeFileSync>[] = [
      [theirs, 'aGk=', 'base64'],
      [theirs, 'h\u00e9', { encoding: 'latin1' }],
      [theirs, new Uint16Array([1, 2])],
      [theirs, '', null],
    ];
    for (const [, data, options] of cases) {
      writeFileSync(theirs, data, options);
      await write(ours, data, options);
      expect(readFileSync(ours)).toEqual(readFileSync(theirs));
    }
  });

  test('the flag "a" appends, "wx" refuses to overwrite', async () => {
    const file = join(folder, 'data');
    await Promise.all(['1', '2', '3'].map((text) => write(file, text, { flag: 'a' })));
    expect(readFileSync(file, 'utf8')).toBe('123');
    await expect(write(file, 'no', { flag: 'wx' })).rejects.toMatchObject({
      code: 'EEXIST',
      syscall: 'open',
      path: file,
    });
  });

  test('a file descriptor is written where it stands, in order', async () => {
    const file = join(folder, 'data');
    const fd = openSync(file, 'w');
    await Promise.all(['1', '2', '3'].map((text) => write(fd, text)));
    closeSync(fd);
    expect(readFileSync(file, 'utf8')).toBe('123');
  });

  test('a pipe is written to, not replaced', async () => {
    const pipe = join(folder, 'pipe');
    execFileSync('mkfifo', [pipe]);
    const reader = readFile(pipe, 'utf8');
    await write(pipe, 'through');
    expect(await reader).toBe('through');
    expect(lstatSync(pipe).isFIFO()).toBe(true);
  });

  test('a name too long for a temporary file beside it is written all the same', async () => {
    const file = join(folder, 'n'.repeat(255));
    await write(file, 'text');
    expect(readFileSync(file, 'utf8')).toBe('text');
  });

  test('errors are those of writeFileSync', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    symlinkSync('loop', join(folder, 'loop'));
    const paths: unknown[] = [
      ...[join(folder, 'missing/data'), join(folder, 'missing/'), folder, join(file, 'below'), `${file}/`],
      ...[
        join(folder, 'loop'),
        join(folder, 'm'.repeat(256)),
        '',
        'no\0',
        undefined,
        {},
        9999,
        Buffer.from(`${folder}/`),
      ],
      new URL('https://example.com/'),
    ];
    for (const path of paths) {
      const expected = failureOf(() => writeFileSync(path as string, 'text'));
      expect(expected).toHaveProperty('code');
      expect(await write(path as string, 'text').then(() => undefined, fieldsOf)).toEqual(expected);
    }
    expect(readdirSync(folder).sort()).toEqual(['file', 'loop']);
  });

  test('what cannot be written by its user fails as writeFileSync does, and a closed folder takes writes in place', () => {
    const script = `
      const fs = require('fs');
      ${style === 'esm' ? 'import' : 'Promise.resolve(require'}(process.argv[1])${style === 'esm' ? '' : ')'}.then(async (m) => {
        const [, , folder] = process.argv;
        if (process.getuid() === 0) process.setuid(65534);
        const result = [];
        for (const name of ['readonly', 'data', 'new']) {
          const path = folder + '/' + name;
          const attempt = (error) => [error.code, error.syscall, error.path];
          let expected = 'written';
          try { fs.writeFileSync(path, 'sync'); } catch (error) { expected = attempt(error); }
          const actual = await m.writeFileAtomic(path, 'async').then(() => 'written', attempt);
          result.push([name, expected, actual]);
        }
        console.log(JSON.stringify({ result, data: fs.readFileSync(folder + '/data', 'utf8') }));
      });`;
    for (const [name, mode] of [
      ['readonly', 0o444],
      ['data', 0o666],
    ] as const) {
      writeFileSync(join(folder, name), 'old');
      chmodSync(join(folder, name), mode);
    }
    chmodSync(folder, 0o555);
    const path = generate(style, ['writeFileAtomic']);
    chmodSync(join(path, '..'), 0o755);
    const output = execFileSync(process.execPath, ['-e', script, path, realpathSync(folder)], { encoding: 'utf8' });
    chmodSync(folder, 0o755);
    const { result, data } = JSON.parse(output) as { result: [string, unknown, unknown][]; data: string };
    const denied = (name: string) => ['EACCES', 'open', join(folder, name)];
    expect(result).toEqual([
      ['readonly', denied('readonly'), denied('readonly')],
      ['data', 'written', 'written'],
      ['new', denied('new'), denied('new')],
    ]);
    expect(data).toBe('async');
  });
});

function failureOf(work: () => void): unknown {
  try {
    work();
  } catch (error) {
    return fieldsOf(error);
  }
  return undefined;
}

function fieldsOf(error: unknown): unknown {
  return { ...(error as object), message: (error as Error).message };
}
