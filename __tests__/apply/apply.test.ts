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
import promises from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { applyChanges, recover, undo } from '../../src/apply';
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

  test('a file without any write permission', async () => {
    chmodSync(join(root, 'lib/b.js'), 0o444);
    const run = applyChanges(root, [changeA, changeB]);
    await expect(run).rejects.toMatchObject({ paths: ['lib/b.js'], code: 'not-writable', exitCode: 4 });
    expect([text('a.js'), text('lib/b.js')]).toEqual(['a\n', 'b\r\n']);
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
  afterEach(() => jest.restoreAllMocks());

  test('everything written before is put back', async () => {
    const before = snapshot(root);
    const fullDisk = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
    const link = promises.link;
    // The first link is the lock's, the second one gives the created file its name.
    jest.spyOn(promises, 'link').mockImplementationOnce(link).mockRejectedValueOnce(fullDisk);
    jest.spyOn(promises, 'copyFile').mockRejectedValueOnce(fullDisk);
    await expect(applyChanges(root, [changeA, changeB, create])).rejects.toMatchObject({
      title: expect.stringContaining('ENOSPC'),
      exitCode: 4,
    });
    expect(snapshot(root)).toEqual(before);
    expect(await recover(root)).toBeUndefined();
  });

  test('a bug of ours is put back too, and stays a bug', async () => {
    const before = snapshot(root);
    const link = promises.link;
    jest.spyOn(promises, 'link').mockImplementationOnce(link).mockRejectedValueOnce(new TypeError('bug'));
    jest.spyOn(promises, 'copyFile').mockRejectedValueOnce(new TypeError('bug'));
    await expect(applyChanges(root, [changeA, create])).rejects.toThrow(TypeError);
    expect(snapshot(root)).toEqual(before);
  });

  test('a file that appears meanwhile is not overwritten', async () => {
    const link = promises.link;
    jest
      .spyOn(promises, 'link')
      .mockImplementationOnce(link)
      .mockImplementationOnce((from, to) => {
        writeFileSync(String(to), 'theirs');
        return link(from, to);
      });
    const run = applyChanges(root, [changeA, upper('c.js', undefined)]);
    await expect(run).rejects.toMatchObject({ paths: ['c.js'], code: 'changed-on-disk', exitCode: 4 });
    expect(snapshot(root)).toEqual({ 'a.js': 'a\n', 'c.js': 'theirs', 'lib/': 'folder', 'lib/b.js': 'b\r\n' });
  });

  test('a file saved by an editor while the others are written is kept', async () => {
    const rename = promises.rename;
    jest.spyOn(promises, 'rename').mockImplementation(async (from, to) => {
      await rename(from, to);
      if (String(to).endsWith('a.js') && text('a.js') === 'A\n') writeFileSync(join(root, 'lib/b.js'), 'theirs');
    });
    const run = applyChanges(root, [changeA, changeB]);
    await expect(run).rejects.toMatchObject({ paths: ['lib/b.js'], code: 'changed-on-disk' });
    expect([text('a.js'), text('lib/b.js')]).toEqual(['a\n', 'theirs']);
  });

  test('when putting back fails, too, it says so, and the next command does it', async () => {
    const before = snapshot(root);
    const rename = promises.rename;
    let isBroken = false;
    jest.spyOn(promises, 'rename').mockImplementation(async (from, to) => {
      isBroken ||= String(to).endsWith('b.js');
      if (isBroken) throw Object.assign(new Error('EIO: disk error'), { code: 'EIO' });
      await rename(from, to);
    });
    await expect(applyChanges(root, [changeA, changeB])).rejects.toMatchObject({
      title: 'a file could not be written: EIO: disk error',
      advice: expect.stringContaining('it restores them first'),
    });
    jest.restoreAllMocks();
    expect(await recover(root)).toMatchObject({ restored: ['a.js'], conflicts: [] });
    expect(snapshot(root)).toEqual(before);
  });

  test('a folder that may not be written to stops its file', async () => {
    const refused = Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES' });
    const open = promises.open;
    jest.spyOn(promises, 'open').mockImplementation(async (path, ...args) => {
      const isInLib = String(path).includes('/lib/.unblock');
      if (isInLib) throw Object.assign(refused, { path });
      return open(path, ...args);
    });
    const run = applyChanges(root, [changeA, changeB]);
    await expect(run).rejects.toMatchObject({ paths: ['lib/b.js'], code: 'not-writable' });
    expect([text('a.js'), text('lib/b.js')]).toEqual(['a\n', 'b\r\n']);
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
    expect(await undo(root)).toEqual({ run, restored: ['a.js', 'lib/b.js', 'new/deep/c.js'], set: undefined });
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
    await expect(undo(root)).rejects.toMatchObject({ title: 'there is no run to undo', exitCode: 2 });
  });

  test('takes a named run, its beginning will do, and names those there are', async () => {
    const { run = '' } = await applyChanges(root, [changeA]);
    await applyChanges(root, [changeB]);
    await undo(root, run.slice(0, -2));
    expect([text('a.js'), text('lib/b.js')]).toEqual(['a\n', 'B\r\n']);
    await expect(undo(root, 'nope')).rejects.toMatchObject({ advice: expect.stringMatching(/\d{8}-/) });
    await expect(undo(root, run)).rejects.toMatchObject({ title: `run \`${run}\` was already undone` });
  });

  test('a name that several runs begin with is refused', async () => {
    const { run = '' } = await applyChanges(root, [changeA]);
    await applyChanges(root, [changeB]);
    await expect(undo(root, run.slice(0, 6))).rejects.toMatchObject({ title: expect.stringContaining('several runs') });
  });

  test('refuses edited and deleted files by name and touches nothing', async () => {
    await applyChanges(root, [changeA, changeB, create]);
    writeFileSync(join(root, 'lib/b.js'), 'edited');
    const before = snapshot(root);
    await expect(undo(root)).rejects.toMatchObject({ title: 'edited since, so not undone: lib/b.js', exitCode: 4 });
    expect(snapshot(root)).toEqual(before);
  });

  test('names the later run that changed the same file', async () => {
    const { run } = await applyChanges(root, [changeA]);
    const { run: later } = await applyChanges(root, [upper('a.js', 'A\n', 'AA\n')]);
    await expect(undo(root, run)).rejects.toMatchObject({ advice: expect.stringContaining(`later run ${later}`) });
    expect(text('a.js')).toBe('AA\n');
  });

  test('what was put back by other means is left as it is', async () => {
    await applyChanges(root, [changeA, changeB]);
    writeFileSync(join(root, 'a.js'), 'a\n');
    expect((await undo(root)).restored).toEqual(['lib/b.js']);
  });

  test('keeps a created folder that has other files now', async () => {
    await applyChanges(root, [create]);
    writeFileSync(join(root, 'new/theirs.js'), 'x');
    await undo(root);
    expect(snapshot(root)).toMatchObject({ 'new/theirs.js': 'x' });
    expect(existsSync(join(root, 'new/deep'))).toBe(false);
  });
});

describe('undo of one set', () => {
  // A and B change both.js, B also its own file; the helper file belongs to no set.
  const both = 'import\na\n1\n2\n3\n4\n5\n6\n7\nb\n';
  const withA = both.replace('import', 'IMPORT').replace('\na', '\nA');
  const withB = both.replace('import', 'IMPORT').replace('\nb', '\nB');
  const withBoth = withA.replace('\nb', '\nB');
  const changes = [
    { path: 'both.js', before: both, after: withBoth, sets: ['A', 'B'] },
    { path: 'a.js', before: 'a\n', after: 'A\n', sets: ['B'] },
    upper('helpers.js', undefined, 'helpers'),
  ];
  const sets = [
    { id: '1111', label: 'A', calls: 1, files: [{ path: 'both.js', without: withB }] },
    { id: '2222', label: 'B', calls: 2, files: [{ path: 'both.js', without: withA }, { path: 'a.js' }] },
  ];

  beforeEach(() => writeFileSync(join(root, 'both.js'), both));

  test('keeps what the others did to a shared file, and what they need', async () => {
    await applyChanges(root, changes, sets);
    expect(await undo(root, undefined, 'b')).toMatchObject({ restored: ['both.js', 'a.js'], set: { label: 'B' } });
    expect([text('both.js'), text('a.js'), text('helpers.js')]).toEqual([withA, 'a\n', 'helpers']);
  });

  test('after the last set everything is as before the run', async () => {
    const before = snapshot(root);
    await applyChanges(root, changes, sets);
    await undo(root, undefined, '1111');
    expect(text('both.js')).toBe(withB);
    await expect(undo(root, undefined, 'A')).rejects.toMatchObject({ advice: 'It has B.' });
    await undo(root, undefined, 'B');
    expect(snapshot(root)).toEqual(before);
    await expect(undo(root)).rejects.toMatchObject({ title: 'there is no run to undo' });
  });

  test('the rest of the run can still be taken back whole', async () => {
    const before = snapshot(root);
    await applyChanges(root, changes, sets);
    await undo(root, undefined, 'B');
    await undo(root);
    expect(snapshot(root)).toEqual(before);
  });

  test('of three sets in one file any two can go, one after the other', async () => {
    const three = 'a\n1\n2\n3\n4\nb\n1\n2\n3\n4\nc\n';
    writeFileSync(join(root, 'both.js'), three);
    const records = ['a', 'b', 'c'].map((name) => {
      const without = three.toUpperCase().replace(name.toUpperCase(), name);
      return { id: name, label: name.toUpperCase(), calls: 1, files: [{ path: 'both.js', without }] };
    });
    await applyChanges(root, [upper('both.js', three)], records);
    await undo(root, undefined, 'A');
    await undo(root, undefined, 'C');
    expect(text('both.js')).toBe(three.replace('b', 'B'));
  });

  test('edited files are named and nothing is touched', async () => {
    await applyChanges(root, changes, sets);
    writeFileSync(join(root, 'a.js'), 'edited');
    await expect(undo(root, undefined, 'B')).rejects.toMatchObject({ title: 'edited since, so not undone: a.js' });
    expect(text('both.js')).toBe(withBoth);
  });

  test('a shared file whose text without the set is not known is refused', async () => {
    await applyChanges(root, changes, [{ ...sets[0], files: [{ path: 'both.js' }] }, sets[1]]);
    await expect(undo(root, undefined, 'A')).rejects.toMatchObject({
      title: 'set A cannot be taken out of both.js alone: set B changed it, too',
      exitCode: 4,
    });
    expect(text('both.js')).toBe(withBoth);
  });
});
