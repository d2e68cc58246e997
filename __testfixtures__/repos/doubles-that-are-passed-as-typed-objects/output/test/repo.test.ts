import { Repo, Service } from '../src/repo';

test('a double in a variable', async () => {
  const repo = { find: jest.fn(async (id: string) => `${id}!`) };
  expect(await new Service(repo).title('x')).toBe('x!');
  expect(repo.find).toHaveBeenCalledWith('x');
});

test('a method of one', async () => {
  const repo = {
    async find(id: string) {
      return id === 'x' ? 'X' : undefined;
    },
  };
  expect(await new Service(repo).title('x')).toBe('X');
});

const titleOf = async (repo: Repo): Promise<string> => new Service(repo).title('x');

test('one for several', async () => {
  const repo = { names: () => ['a'], find: async (id: string) => id };
  expect(await titleOf(repo)).toBe('x');
  expect(await titleOf({ ...repo, find: async () => undefined })).toBe('none');
  expect(repo.names()).toEqual(['a']);
});
