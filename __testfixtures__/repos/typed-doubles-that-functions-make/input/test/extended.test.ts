import { mock } from 'jest-mock-extended';
import { Repo, Service } from '../src/repo';

test('what is given to a package', () => {
  const repo = mock<Repo>({ find: () => 'T' });
  expect(new Service(repo).title('x')).toBe('T');
});

test('what is told for some arguments', () => {
  const repo = mock<Repo>();
  repo.find.calledWith('k').mockReturnValue('K');
  expect(new Service(repo).title('k')).toBe('K');
});
