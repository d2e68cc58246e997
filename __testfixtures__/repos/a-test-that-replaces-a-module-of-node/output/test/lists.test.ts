import { expect, it, vi } from 'vitest';
import { list } from '../src/lists';

// Nothing but this is there; the new code asks for no more of it.
vi.mock('node:fs', () => ({ readdirSync: vi.fn(() => ['a']) }));
vi.mock('node:fs/promises', async () => {
  const replaced = await import('node:fs');
  return {
    ...(await vi.importActual<typeof import('node:fs/promises')>('node:fs/promises')),
    readdir: async (...args: Parameters<typeof replaced.readdirSync>) => replaced.readdirSync(...args),
  };
});

it('lists the notes of a list', async () => {
  expect(await list('a')).toEqual(['a']);
});
