import { expect, it, vi } from 'vitest';
import * as fs from 'node:fs';
import { load } from '../src/notes';

vi.mock('node:fs', async (importOriginal) => {
  const actual = await importOriginal<typeof import('node:fs')>();
  return { ...actual, existsSync: () => true, readFileSync: vi.fn(() => 'text') };
});

it('loads a note', async () => {
  expect(await load('a')).toBe('text');
  expect(fs.readFileSync).toHaveBeenCalledWith('notes/a.txt', 'utf8');
});
