import { expect, it, vi } from 'vitest';
import { page } from '../src/pages';

vi.mock('node:fs', () => ({ default: { readFileSync: () => '<p>' } }));
vi.mock('node:fs/promises', async () => {
  const replaced = await import('node:fs');
  return {
    ...(await vi.importActual<typeof import('node:fs/promises')>('node:fs/promises')),
    readFile: async (...args: Parameters<typeof replaced.default.readFileSync>) => replaced.default.readFileSync(...args),
  };
});

it('gives a page', async () => {
  expect(await page('a')).toBe('<p>');
});
