import * as fs from 'node:fs';
import { expect, it, vi } from 'vitest';
import { list } from '@/store.js';

vi.mock('node:fs');
vi.mock('node:fs/promises', async () => {
  const replaced = await import('node:fs');
  return {
    ...(await vi.importActual<typeof import('node:fs/promises')>('node:fs/promises')),
    readdir: async (...args: Parameters<typeof replaced.readdirSync>) => replaced.readdirSync(...args),
  };
});

it('lists notes', async () => {
  vi.mocked(fs.readdirSync).mockReturnValue([]);
  expect(await list()).toEqual([]);
});
