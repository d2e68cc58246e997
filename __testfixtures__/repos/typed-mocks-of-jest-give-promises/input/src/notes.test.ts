import { mock } from 'jest-mock-extended';
import { Notes } from './notes';
import type { Store } from './store';

const store: jest.Mocked<Store> = { load: jest.fn() };
const other = mock<Store>();

test('gives the title', () => {
  store.load.mockReturnValue({ title: 'a' });
  expect(new Notes(store).title('a')).toBe('a');
  expect(store.load('a')).toEqual({ title: 'a' });
  expect(store.load).toHaveBeenCalledTimes(2);
});

test('gives another title', () => {
  other.load.mockImplementation((name) => ({ title: name }));
  expect(new Notes(other).title('b')).toBe('b');
});
