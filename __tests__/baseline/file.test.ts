import { formatBaseline, parseBaseline } from '../../src/baseline/file';
import { UserError } from '../../src/errors';
import type { Baseline } from '../../src/types';

const entries: [string, number][] = [
  ['lib/b.js#load fs/readFileSync', 1],
  ['lib/a.js#save fs/writeFileSync', 2],
];
const baseline: Baseline = { contexts: ['startup_path', 'request_path'], counts: new Map(entries) };

test('the same entries make the same text, one line each, sorted by file', () => {
  const text = formatBaseline(baseline);
  expect(formatBaseline({ contexts: ['request_path', 'startup_path'], counts: new Map([...entries].reverse()) })).toBe(
    text,
  );
  expect(text.split('\n').filter((line) => line.includes('#'))).toEqual([
    expect.stringContaining('file#scope'),
    '    "lib/a.js#save fs/writeFileSync": 2,',
    '    "lib/b.js#load fs/readFileSync": 1',
  ]);
  expect(text.endsWith('}\n')).toBe(true);
});

test('what is written is read again', () => {
  expect(parseBaseline(formatBaseline(baseline))).toEqual({
    contexts: ['request_path', 'startup_path'],
    counts: new Map(entries),
  });
});

test.each([
  ['<<<<<<< HEAD\n{}', 'not valid JSON'],
  ['[]', 'schemaVersion'],
  ['null', 'must be an object'],
  ['{"schemaVersion":2}', 'is 2'],
  ['{"schemaVersion":1,"contexts":["reqest"],"findings":{}}', 'contexts'],
  ['{"schemaVersion":1,"contexts":[],"findings":null}', 'findings'],
  ['{"schemaVersion":1,"contexts":[],"findings":{"a.js#f fs/statSync":"1"}}', 'a.js#f fs/statSync'],
  ['{"schemaVersion":1,"contexts":[],"findings":{"a.js#f fs/statSync":-1}}', 'a.js#f fs/statSync'],
])('%s is an error that says what to do', (text, words) => {
  const read = (): Baseline => parseBaseline(text);
  expect(read).toThrow(UserError);
  expect(read).toThrow(words);
  expect(read).toThrow('unblock baseline');
});
