import { expect, it, vi } from 'vitest';
import { name } from '../src/stores';

// Nobody calls `store` here, but its file is loaded, and the helpers with it.
vi.mock('node:fs', () => ({ readFileSync: vi.fn() }));

it('has a name', () => {
  expect(name).toBe('store');
});
