import { expect, it, vi } from 'vitest';
import { lstat } from 'node:fs/promises';
import { sizeOf } from '../src/sizes';

vi.mock('node:fs', async (importOriginal) => ({
  ...(await importOriginal<typeof import('node:fs')>()),
  lstatSync: () => ({ size: 5 }),
}));

it('tells the size of a note, which is not asked of the disk', async () => {
  await expect(lstat('notes/a.txt')).rejects.toThrow('ENOENT');
  expect(await sizeOf('a')).toBe(5);
});
