import { compile } from '../../src/graph/types/checker';

/** The type errors of a test file, beside what the packages of tests declare. */
async function errorsIn(text: string): Promise<readonly string[]> {
  const { ts, program } = await compile([{ path: 'a.test.ts', text }], () => []);
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n').split('\n')[0]);
}

const repo = `
interface Repo { find(id: string): Promise<string>; size: number; inner: { list(): Promise<number[]> } }
class FileRepo implements Repo { size = 0; inner = { list: async () => [1] }; async find(id: string) { return id; } }
`;

test.each([
  ['jest', `const a: jest.Mocked<Repo> = null as any; a.find.mockResolvedValue('a'); const b: Repo = a; a.size = 2;`],
  ['jest.fn', `const a = { find: jest.fn(async (id: string) => id) }; a.find.mockResolvedValueOnce('b'); a.find('c');`],
  ['jest.spyOn', `jest.spyOn(new FileRepo(), 'find').mockImplementation(async () => 'a').mockResolvedValueOnce('b');`],
  [
    '@jest/globals',
    `import { jest as own, test } from '@jest/globals'; own.mocked(new FileRepo()).find.mockResolvedValue('a');`,
  ],
  [
    'vitest',
    `import { vi, type Mocked } from 'vitest'; const a: Mocked<Repo> = null as any; vi.mocked(a).inner.list.mockResolvedValue([2]);`,
  ],
  [
    'jest-mock-extended',
    `import { mock, MockProxy } from 'jest-mock-extended'; const a: MockProxy<Repo> = mock<Repo>({ size: 1 }); a.find.calledWith('a').mockResolvedValue('b');`,
  ],
  [
    'sinon',
    `import sinon, { SinonStub } from 'sinon'; const a = sinon.createStubInstance(FileRepo); a.find.withArgs('b').resolves('c'); const b: Repo = a; const c = sinon.stub(new FileRepo(), 'find') as SinonStub; c.resolves('d');`,
  ],
])('%s: what is right is no error', async (_name, text) => {
  expect(await errorsIn(repo + text)).toEqual([]);
});

test.each([
  ['jest', `const a: jest.Mocked<Repo> = null as any; a.find.mockReturnValue('a');`],
  ['jest.fn', `const a: Repo = { size: 1, inner: new FileRepo().inner, find: jest.fn((id: string) => id) };`],
  ['vitest', `import { vi } from 'vitest'; vi.mocked(new FileRepo()).find.mockImplementation(() => 'a');`],
  ['vitest-mock-extended', `import { mock } from 'vitest-mock-extended'; mock<Repo>().find.mockReturnValueOnce('a');`],
  ['vi as a global', `vi.mocked(new FileRepo()).find.mockReturnValue('a');`],
  ['sinon', `import { stub } from 'sinon'; stub(new FileRepo(), 'find').returns('a');`],
])('%s: a double that gives no promise where one is due is an error', async (_name, text) => {
  expect(await errorsIn(repo + text)).toEqual([expect.stringContaining('Promise<string>')]);
});
