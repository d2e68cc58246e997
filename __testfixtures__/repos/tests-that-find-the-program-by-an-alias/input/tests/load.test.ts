import { expect, it } from 'vitest';
import { load } from '@/store.js';

it('loads a note', () => {
  expect(load('a.txt')).toBe('text');
});
