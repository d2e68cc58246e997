import { Repo, Service } from '../src/repo';

const mockRepo = (): jest.Mocked<Repo> => ({ find: jest.fn() });

test('what a factory makes', async () => {
  const repo = mockRepo();
  repo.find.mockResolvedValueOnce('A').mockResolvedValueOnce('B');
  expect(await new Service(repo).title('x')).toBe('A');
  expect(await new Service(repo).title('x')).toBe('B');
});

interface Fixture {
  repo: jest.Mocked<Repo>;
  service: Service;
}

function setup(): Fixture {
  const repo = mockRepo();
  return { repo, service: new Service(repo) };
}

test('what a factory gives beside others', async () => {
  const { repo, service } = setup();
  repo.find.mockResolvedValue('T');
  expect(await service.title('x')).toBe('T');
  const other = setup();
  other.repo.find.mockResolvedValue(undefined);
  expect(await other.service.title('x')).toBe('none');
});
