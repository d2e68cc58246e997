import * as fs from 'node:fs';
import { expect, it, vi } from 'vitest';
import { list } from '@/store.js';

vi.mock('node:fs');

it('lists notes', () => {
  vi.mocked(fs.readdirSync).mockReturnValue([]);
  expect(list()).toEqual([]);
});
