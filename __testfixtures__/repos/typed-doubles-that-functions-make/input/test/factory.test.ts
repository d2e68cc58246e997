import { Repo, Service } from '../src/repo';

const mockRepo = (): jest.Mocked<Repo> => ({ find: jest.fn() });

test('what a factory makes', () => {
  const repo = mockRepo();
  repo.find.mockReturnValueOnce('A').mockReturnValueOnce('B');
  expect(new Service(repo).title('x')).toBe('A');
  expect(new Service(repo).title('x')).toBe('B');
});

interface Fixture {
  repo: jest.Mocked<Repo>;
  service: Service;
}

function setup(): Fixture {
  const repo = mockRepo();
  return { repo, service: new Service(repo) };
}

test('what a factory gives beside others', () => {
  const { repo, service } = setup();
  repo.find.mockReturnValue('T');
  expect(service.title('x')).toBe('T');
  const other = setup();
  other.repo.find.mockReturnValue(undefined);
  expect(other.service.title('x')).toBe('none');
});
