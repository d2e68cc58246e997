import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeFolder } from '../support/folders';

test('a clone in which nothing was installed says what to do, without a stack trace', () => {
  const folder = mkdtempSync(join(tmpdir(), 'unblock-unbuilt-'));
  cpSync(join(__dirname, '../../bin'), join(folder, 'bin'), { recursive: true });
  const { status, stderr, stdout } = spawnSync(process.execPath, [join(folder, 'bin/unblock.js'), '--version'], {
    encoding: 'utf8',
  });
  expect([status, stdout]).toEqual([70, '']);
  expect(stderr).toContain('Run `npm ci` in ');
  expect(stderr).not.toContain('    at ');
  removeFolder(folder);
});
