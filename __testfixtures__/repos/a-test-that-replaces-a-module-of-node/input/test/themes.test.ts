import { expect, it, vi } from 'vitest';
import { themes } from '../src/themes';

vi.mock('node:fs', () => ({ readlinkSync: () => 'dark' }));
vi.mock('node:fs/promises', () => ({ default: {} }));

it('gives the theme', async () => {
  expect(await themes()).toBe('dark');
});
