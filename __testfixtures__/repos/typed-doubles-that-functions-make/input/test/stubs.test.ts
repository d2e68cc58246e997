import sinon from 'sinon';
import { FileRepo, Service } from '../src/repo';

test('a stubbed instance', () => {
  const repo = sinon.createStubInstance(FileRepo);
  repo.find.withArgs('k').returns('K');
  expect(new Service(repo).title('k')).toBe('K');
});
