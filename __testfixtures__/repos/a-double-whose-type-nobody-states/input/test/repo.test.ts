import { Service } from '../src/repo';

test('a double of its own type', () => {
  const repo = { find: jest.fn((id: string) => `${id}!`) };
  expect(new Service(repo).title('x')).toBe('x!');
});
