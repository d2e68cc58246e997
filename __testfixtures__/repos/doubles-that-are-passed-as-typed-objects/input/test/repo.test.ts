import { Repo, Service } from '../src/repo';

test('a double in a variable', () => {
  const repo = { find: jest.fn((id: string) => `${id}!`) };
  expect(new Service(repo).title('x')).toBe('x!');
  expect(repo.find).toHaveBeenCalledWith('x');
});

test('a method of one', () => {
  const repo = {
    find(id: string) {
      return id === 'x' ? 'X' : undefined;
    },
  };
  expect(new Service(repo).title('x')).toBe('X');
});

const titleOf = (repo: Repo): string => new Service(repo).title('x');

test('one for several', () => {
  const repo = { names: () => ['a'], find: (id: string) => id };
  expect(titleOf(repo)).toBe('x');
  expect(titleOf({ ...repo, find: () => undefined })).toBe('none');
  expect(repo.names()).toEqual(['a']);
});
