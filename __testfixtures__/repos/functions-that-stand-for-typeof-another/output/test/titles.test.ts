import { size, title } from '../src/titles';

test('a function in its place', async () => {
  expect(await title('q', async (id) => `${id}!`)).toBe('Q!');
});

test('one that a package makes', async () => {
  const load = jest.fn(async (id: string) => id + id);
  expect(await title('q', load)).toBe('QQ');
  expect(await size('q', { load })).toBe(2);
  load.mockResolvedValueOnce('abc');
  expect(await size('q', { load })).toBe(3);
});
