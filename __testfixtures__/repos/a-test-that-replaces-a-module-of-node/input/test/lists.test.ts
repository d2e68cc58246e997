import { expect, it, vi } from 'vitest';
import { list } from '../src/lists';

// Nothing but this is there; the new code asks for no more of it.
vi.mock('node:fs', () => ({ readdirSync: vi.fn(() => ['a']) }));

it('lists the notes of a list', async () => {
  expect(await list('a')).toEqual(['a']);
});
