import { size, title } from '../src/titles';

test('a function in its place', () => {
  expect(title('q', (id) => `${id}!`)).toBe('Q!');
});

test('one that a package makes', () => {
  const load = jest.fn((id: string) => id + id);
  expect(title('q', load)).toBe('QQ');
  expect(size('q', { load })).toBe(2);
  load.mockReturnValueOnce('abc');
  expect(size('q', { load })).toBe(3);
});
