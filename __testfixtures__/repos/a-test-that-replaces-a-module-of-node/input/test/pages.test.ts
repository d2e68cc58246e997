import { expect, it, vi } from 'vitest';
import { page } from '../src/pages';

vi.mock('node:fs', () => ({ default: { readFileSync: () => '<p>' } }));

it('gives a page', async () => {
  expect(await page('a')).toBe('<p>');
});
