import { expect, it } from 'vitest';
import { load } from '@/store.js';

it('loads a note', async () => {
  expect(await load('a.txt')).toBe('text');
});
