import { expect, it, vi } from 'vitest';
import { label } from '../src/labels';

// The settings are read through the default export, which is real here; start-up goes on to read them in this way.
vi.mock('node:fs', async (importOriginal) => ({
  ...(await importOriginal<typeof import('node:fs')>()),
  readFileSync: () => 'text',
}));

it('gives a label', async () => {
  expect(await label('a')).toMatch(/text$/);
});
