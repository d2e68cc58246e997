import { expect, it, vi } from 'vitest';
import { skins } from '../src/skins';

vi.mock(import('node:fs'), async (importOriginal) => ({ ...(await importOriginal()), readlinkSync: () => 'dark' }));

it('gives the skins', async () => {
  expect(await skins()).toBe('dark');
});
