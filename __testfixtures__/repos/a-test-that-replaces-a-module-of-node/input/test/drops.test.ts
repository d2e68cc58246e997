import { expect, it, vi } from 'vitest';
import { drop } from '../src/drops';

// The helpers ask for `access` when they are loaded.
vi.mock('node:fs', () => ({ existsSync: vi.fn(() => true) }));

it('knows what was dropped', async () => {
  expect(await drop('a')).toBe(true);
});
