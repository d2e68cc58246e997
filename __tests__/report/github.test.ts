import type { ReportInput } from '../../src/report';
import { toGithub, toMarkdown } from '../../src/report/github';
import type { Finding } from '../../src/types';
import { finding } from './samples';

function input(findings: readonly Finding[], given: Partial<ReportInput> = {}): ReportInput {
  return { version: '0.1.0', files: 41, findings, skippedFiles: [], ...given };
}

const lines = (inputs: readonly ReportInput[]): readonly string[] => toGithub(inputs).split('\n').slice(0, -1);

test('a finding annotates its line, from the git top level', () => {
  expect(lines([input([finding(7)], { prefix: 'apps/shop/' })])).toEqual([
    '::warning file=apps/shop/lib/store.js,line=7,col=10,title=fs/readFileSync::' +
      'fs.readFileSync blocks all requests while GET /users/:id waits for it.%0A' +
      'show → load → fs.readFileSync%0A' +
      'Its asynchronous form is `readFile`. `npx unblock` rewrites it with all its callers, or says why not.',
  ]);
});

test('nothing in a name ends a command or a property early', () => {
  const evil = finding(1, { file: 'a,b:c%\n.js', route: 'GET /100%\r\n::error::x' });
  const [line, ...others] = lines([input([evil])]);
  expect(others).toEqual([]);
  expect(line).toContain('file=a%2Cb%3Ac%25%0A.js,line=1');
  expect(line).toContain('GET /100%25%0D%0A::error::x waits');
});

test('ten of each level are annotated, worst first, and the others are counted', () => {
  const many = Array.from({ length: 13 }, (_, index) => finding(index + 1));
  const loop = finding(99, { severity: 'critical', inLoop: true });
  const annotated = lines([input([...many, loop])]);
  expect(annotated).toHaveLength(12);
  expect(annotated[0]).toMatch(/^::error .*line=99/);
  expect(annotated.at(-1)).toBe(
    '::notice title=unblock::3 more blocking calls have no annotation; see the summary of this job',
  );
});

test('of a comparison only what is new, as errors', () => {
  const [one, other] = [finding(1), finding(2)];
  const comparison = { added: [other], known: [one], slack: [], isFirst: false };
  expect(lines([input([one, other], { comparison })])).toEqual([expect.stringMatching(/^::error .*line=2,/)]);
});

describe('the summary', () => {
  test('has a row for each finding', () => {
    expect(toMarkdown([input([finding(7)])]).split('\n')).toEqual([
      '### unblock',
      '',
      '1 blocking call can be reached by requests.',
      '',
      '| Severity | Call | Route | Way |',
      '| --- | --- | --- | --- |',
      '| high | `fs.readFileSync` `lib/store.js:7` | `GET /users/:id` | `show → load → fs.readFileSync` |',
      '',
    ]);
  });

  test('names the app when it is not the whole repository, and says so when nothing is found', () => {
    expect(toMarkdown([input([], { prefix: 'apps/shop/' })])).toContain('### unblock: `apps/shop`\n\nNothing to do');
  });

  test('a pipe or a backtick in a name does not break the table', () => {
    const text = toMarkdown([input([finding(7, { route: 'GET /a|b`c' })])]);
    expect(text).toContain('| `` GET /a\\|b`c `` |');
  });

  test('is cut at a size that GitHub takes', () => {
    const many = Array.from({ length: 250 }, (_, index) => finding(index + 1));
    expect(toMarkdown([input(many)])).toContain('50 more are not listed here.');
  });
});
