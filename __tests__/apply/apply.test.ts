import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { applyChanges, recover, undo } from '../../src/apply';
import { placeFile, replaceFile } from '../../src/apply/files';
import { makeFolder, removeFolder, snapshot, upper } from './folder';

let root: string;

beforeEach(() => {
  root = makeFolder({ 'a.js': 'a\n', 'lib/b.js': 'b\r\n' });
});

afterEach(() => removeFolder(root));

const changeA = upper('a.js', 'a\n');
const changeB = upper('lib/b.js', 'b\r\n');
const create = upper('new/deep/c.js', undefined, 'c');

function text(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

describe('writing', () => {
  test('writes all files and creates folders for new ones', async () => {
    const result = await applyChanges(root, [changeA, changeB, create]);
    expect(result).toEqual({
      run: expect.stringMatching(/^\d{8}-\d{9}-[0-9a-f]{4}$/),
      written: ['a.js', 'lib/b.js', 'new/deep/c.js'],
      created: ['new/deep/c.js'],
    });
    expect(snapshot(root)).toEqual({
      'a.js': 'A\n',
      'lib/': 'folder',
      'lib/b.js': 'B\r\n',
      'new/': 'folder',
      'new/deep/': 'folder',
      'new/deep/c.js': 'c',
    });
  });

  test('nothing to write leaves no trace', async () => {
    expect(await applyChanges(root, [upper('a.js', 'a\n', 'a\n')])).toEqual({ written: [], created: [] });
    expect(existsSync(join(root, '.unblock'))).toBe(false);
  });

  test('bytes are those of the text: BOM, CRLF and no final newline included', async () => {
    writeFileSync(join(root, 'bom.js'), '\ufeffü\r\n😀');
    await applyChanges(root, [upper('bom.js', '\ufeffü\r\n😀', '\ufeffÜ\r\n😀')]);
    expect(readFileSync(join(root, 'bom.js'))).toEqual(Buffer.from('\ufeffÜ\r\n😀'));
  });

  test('the mode is kept', async () => {
    chmodSync(join(root, 'a.js'), 0o754);
    await applyChanges(root, [changeA]);
    expect(statSync(join(root, 'a.js')).mode & 0o7777).toBe(0o754);
  });

  test('a symlink stays one and its target is written', async () => {
    symlinkSync('lib/b.js', join(root, 'link.js'));
    await applyChanges(root, [upper('link.js', 'b\r\n')]);
    expect(lstatSync(join(root, 'link.js')).isSymbolicLink()).toBe(true);
    expect(text('lib/b.js')).toBe('B\r\n');
  });

  test('a file name of 255 characters can be written', async () => {
    const name = `${'x'.repeat(252)}.js`;
    writeFileSync(join(root, name), 'x');
    await applyChanges(root, [upper(name, 'x')]);
    expect(text(name)).toBe('X');
  });

  test('our folder is ignored by git from inside', async () => {
    execFileSync('git', ['init', '-q'], { cwd: root });
    await applyChanges(root, [changeA]);
    expect(execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' })).not.toContain('.unblock');
  });
});

describe('refusing', () => {
  test('a file that changed since the plan stops everything and is named', async () => {
    writeFileSync(join(root, 'lib/b.js'), 'edited');
    const before = snapshot(root);
    await expect(applyChanges(root, [changeA, changeB])).rejects.toMatchObject({
      title: expect.stringContaining('lib/b.js'),
      exitCode: 4,
    });
    expect(snapshot(root)).toEqual(before);
  });

  test.each([
    ['was deleted', upper('gone.js', 'x')],
    ['lost its BOM', upper('a.js', '\ufeffa\n')],
    ['was to be created but is there', upper('lib/b.js', undefined, 'x')],
  ])('a file that %s', async (_name, one) => {
    const before = snapshot(root);
    await expect(applyChanges(root, [changeA, one])).rejects.toMatchObject({ exitCode: 4 });
    expect(snapshot(root)).toEqual(before);
  });

  test('a dangling symlink counts as there', async () => {
    symlinkSync('nowhere', join(root, 'c.js'));
    await expect(applyChanges(root, [upper('c.js', undefined)])).rejects.toMatchObject({ exitCode: 4 });
  });

  test('two names of one file', async () => {
    symlinkSync('a.js', join(root, 'link.js'));
    await expect(applyChanges(root, [changeA, upper('link.js', 'a\n')])).rejects.toMatchObject({
      title: 'a.js and link.js are the same file on disk',
    });
    expect(text('a.js')).toBe('a\n');
  });
});

describe('failing half way', () => {
  const fullDisk = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });

  test('everything written before is put back', async () => {
    const before = snapshot(root);
    const disk = { replaceFile, placeFile: () => Promise.reject(fullDisk) };
    await expect(applyChanges(root, [changeA, changeB, create], disk)).rejects.toMatchObject({
      title: expect.stringContaining('ENOSPC'),
      exitCode: 4,
    });
    expect(snapshot(root)).toEqual(before);
    expect(await recover(root)).toBeUndefined();
  });

  test('a bug of ours is put back too, and stays a bug', async () => {
    const before = snapshot(root);
    const disk = { replaceFile, placeFile: () => Promise.reject(new TypeError('bug')) };
    await expect(applyChanges(root, [changeA, create], disk)).rejects.toThrow(TypeError);
    expect(snapshot(root)).toEqual(before);
  });

  test('a file that appears meanwhile is not overwritten', async () => {
    const appearing: typeof placeFile = (path, bytes, temporary) => {
      writeFileSync(path, 'theirs');
      return placeFile(path, bytes, temporary);
    };
    const one = upper('c.js', undefined);
    const run = applyChanges(root, [changeA, one], { replaceFile, placeFile: appearing });
    await expect(run).rejects.toMatchObject({ title: expect.stringContaining('c.js'), exitCode: 4 });
    expect(snapshot(root)).toEqual({ 'a.js': 'a\n', 'c.js': 'theirs', 'lib/': 'folder', 'lib/b.js': 'b\r\n' });
  });

  test('a file saved by an editor while the others are written is kept', async () => {
    const saving: typeof replaceFile = async (...args) => {
      await replaceFile(...args);
      writeFileSync(join(root, 'lib/b.js'), 'theirs');
    };
    const run = applyChanges(root, [changeA, changeB], { replaceFile: saving, placeFile });
    await expect(run).rejects.toMatchObject({ title: expect.stringContaining('lib/b.js') });
    expect([text('a.js'), text('lib/b.js')]).toEqual(['a\n', 'theirs']);
  });
});

describe('a killed run', () => {
  const changes = [changeA, changeB, create];

  test.each([0, 1, 2])('dead before write %i is rolled back by the next command', async (dieAt) => {
    const before = snapshot(root);
    const child = spawnSync(process.execPath, [
      join(__dirname, 'killed-child.js'),
      root,
      JSON.stringify(changes),
      String(dieAt),
    ]);
    expect(child.signal).toBe('SIGKILL');
    expect(snapshot(root)).not.toEqual(before);
    const recovered = await recover(root);
    expect(recovered?.conflicts).toEqual([]);
    expect(recovered?.restored).toEqual(['a.js', 'lib/b.js'].slice(0, dieAt));
    expect(snapshot(root)).toEqual(before);
    expect(await recover(root)).toBeUndefined();
    await expect(undo(root)).rejects.toMatchObject({ title: 'there is no run to undo' });
  });

  test('what was edited after the crash is left alone and named', async () => {
    spawnSync(process.execPath, [join(__dirname, 'killed-child.js'), root, JSON.stringify(changes), '2']);
    writeFileSync(join(root, 'a.js'), 'edited');
    expect(await recover(root)).toMatchObject({ restored: ['lib/b.js'], conflicts: ['a.js'] });
    expect([text('a.js'), text('lib/b.js')]).toEqual(['edited', 'b\r\n']);
  });
});

describe('the lock', () => {
  function lock(holder: object | string): void {
    mkdirSync(join(root, '.unblock'));
    writeFileSync(join(root, '.unblock/lock'), typeof holder === 'string' ? holder : JSON.stringify(holder));
  }

  test('of a living process stops a second run', async () => {
    lock({ pid: process.ppid, host: hostname() });
    await expect(applyChanges(root, [changeA])).rejects.toMatchObject({
      title: expect.stringContaining(String(process.ppid)),
      exitCode: 4,
    });
    expect(text('a.js')).toBe('a\n');
  });

  test('of another machine stops a second run, whatever its pid', async () => {
    lock({ pid: 999_999_999, host: `not-${hostname()}` });
    await expect(applyChanges(root, [changeA])).rejects.toMatchObject({ exitCode: 4 });
  });

  test.each([
    ['of a dead process', { pid: spawnSync(process.execPath, ['-e', '']).pid, host: hostname() }],
    ['with our own pid from an earlier container', { pid: process.pid, host: hostname() }],
    ['that is unreadable', ''],
  ])('%s is taken over', async (_name, holder) => {
    lock(holder);
    await applyChanges(root, [changeA]);
    expect(text('a.js')).toBe('A\n');
    expect(existsSync(join(root, '.unblock/lock'))).toBe(false);
  });

  test('of two runs in one process the second is refused and the first is whole', async () => {
    const results = await Promise.allSettled([applyChanges(root, [changeA]), applyChanges(root, [changeA, changeB])]);
    expect(results.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(existsSync(join(root, '.unblock/lock'))).toBe(false);
  });
});

describe('undo', () => {
  test('puts every byte and mode back and removes what was created', async () => {
    chmodSync(join(root, 'a.js'), 0o755);
    const before = snapshot(root);
    const { run } = await applyChanges(root, [changeA, changeB, create]);
    expect(await undo(root)).toEqual({ run, restored: ['a.js', 'lib/b.js', 'new/deep/c.js'], conflicts: [] });
    expect(snapshot(root)).toEqual(before);
    expect(statSync(join(root, 'a.js')).mode & 0o777).toBe(0o755);
  });

  test('takes back one run after the other, the last one first', async () => {
    await applyChanges(root, [changeA]);
    await applyChanges(root, [upper('a.js', 'A\n', 'AA\n')]);
    await undo(root);
    expect(text('a.js')).toBe('A\n');
    await undo(root);
    expect(text('a.js')).toBe('a\n');
    await expect(undo(root)).rejects.toMatchObject({ exitCode: 2 });
  });

  test('takes a named run, and names those there are', async () => {
    const { run } = await applyChanges(root, [changeA]);
    await applyChanges(root, [changeB]);
    await undo(root, run);
    expect([text('a.js'), text('lib/b.js')]).toEqual(['a\n', 'B\r\n']);
    await expect(undo(root, 'nope')).rejects.toMatchObject({ advice: expect.stringMatching(/\d{8}-/) });
  });

  test('refuses edited and deleted files by name and touches nothing', async () => {
    await applyChanges(root, [changeA, changeB, create]);
    writeFileSync(join(root, 'lib/b.js'), 'edited');
    const before = snapshot(root);
    await expect(undo(root)).rejects.toMatchObject({ title: 'edited since, so not undone: lib/b.js', exitCode: 4 });
    expect(snapshot(root)).toEqual(before);
  });

  test('keeps a created folder that has other files now', async () => {
    await applyChanges(root, [create]);
    writeFileSync(join(root, 'new/theirs.js'), 'x');
    await undo(root);
    expect(snapshot(root)).toMatchObject({ 'new/theirs.js': 'x' });
    expect(existsSync(join(root, 'new/deep'))).toBe(false);
  });
});
