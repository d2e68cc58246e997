import { expect, it, vi } from 'vitest';
import { link, parent } from '../src/links';

// One of the two is real, and both would become the same function.
vi.mock('node:fs', async (importOriginal) => ({
  ...(await importOriginal<typeof import('node:fs')>()),
  realpathSync: () => 'mocked',
}));

it('gives a link', async () => {
  expect(await link('a')).toBe('mocked');
  await expect(parent()).rejects.toThrow('ENOENT');
});
