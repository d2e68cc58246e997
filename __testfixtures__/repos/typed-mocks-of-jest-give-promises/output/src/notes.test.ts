import { mock } from 'jest-mock-extended';
import { Notes } from './notes';
import type { Store } from './store';

const store: jest.Mocked<Store> = { load: jest.fn() };
const other = mock<Store>();

test('gives the title', async () => {
  store.load.mockResolvedValue({ title: 'a' });
  expect(await new Notes(store).title('a')).toBe('a');
  expect(await store.load('a')).toEqual({ title: 'a' });
  expect(store.load).toHaveBeenCalledTimes(2);
});

test('gives another title', async () => {
  other.load.mockImplementation(async (name) => ({ title: name }));
  expect(await new Notes(other).title('b')).toBe('b');
});
