import { Service } from '../src/repo';

const double = <Result>(find: jest.Mock<Result, [string]>) => ({ find });

test('a double that a generic function makes', () => {
  const repo = double(jest.fn<string, [string]>(() => 'T'));
  expect(new Service(repo).title('x')).toBe('T');
});
