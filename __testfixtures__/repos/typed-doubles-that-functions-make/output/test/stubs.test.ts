import sinon from 'sinon';
import { FileRepo, Service } from '../src/repo';

test('a stubbed instance', async () => {
  const repo = sinon.createStubInstance(FileRepo);
  repo.find.withArgs('k').resolves('K');
  expect(await new Service(repo).title('k')).toBe('K');
});
