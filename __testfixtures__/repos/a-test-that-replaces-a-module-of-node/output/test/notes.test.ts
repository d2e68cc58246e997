import { expect, it, vi } from 'vitest';
import * as fs from 'node:fs';
import { load } from '../src/notes';

vi.mock('node:fs', async (importOriginal) => {
  const actual = await importOriginal<typeof import('node:fs')>();
  return { ...actual, existsSync: () => true, readFileSync: vi.fn(() => 'text') };
});
vi.mock('../src/unblock-helpers', async () => {
  const replaced = await import('node:fs');
  return {
    ...(await vi.importActual<typeof import('../src/unblock-helpers')>('../src/unblock-helpers')),
    cachedExists: async (...args: Parameters<typeof replaced.existsSync>) => replaced.existsSync(...args),
  };
});
vi.mock('node:fs/promises', async () => {
  const replaced = await import('node:fs');
  return {
    ...(await vi.importActual<typeof import('node:fs/promises')>('node:fs/promises')),
    readFile: async (...args: Parameters<typeof replaced.readFileSync>) => replaced.readFileSync(...args),
  };
});

it('loads a note', async () => {
  expect(await load('a')).toBe('text');
  expect(fs.readFileSync).toHaveBeenCalledWith('notes/a.txt', 'utf8');
});
