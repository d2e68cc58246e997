import { mock } from 'jest-mock-extended';
import { Repo, Service } from '../src/repo';

test('what is given to a package', async () => {
  const repo = mock<Repo>({ find: async () => 'T' });
  expect(await new Service(repo).title('x')).toBe('T');
});

test('what is told for some arguments', async () => {
  const repo = mock<Repo>();
  repo.find.calledWith('k').mockResolvedValue('K');
  expect(await new Service(repo).title('k')).toBe('K');
});
