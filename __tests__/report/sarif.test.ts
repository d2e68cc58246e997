import { dirname, join } from 'node:path';
import type { Log, Result, Run } from 'sarif';
import ts from 'typescript';
import type { ReportInput } from '../../src/report';
import { toSarif } from '../../src/report/sarif';
import { changeSet, finding, planOf, skip } from './samples';

const loop = finding(7, { severity: 'critical', inLoop: true, file: 'lib/ä b#1.js' });
const refused = finding(9, { method: 'statSync' });
const startup = finding(1, { context: 'startup_path', severity: 'low', file: 'config.js', method: 'existsSync' });
const ignored = finding(11, { method: 'existsSync' });
const input: ReportInput = {
  version: '0.1.0',
  files: 41,
  prefix: 'apps/shop/',
  findings: [loop, refused, startup],
  ignores: { ignored: [{ finding: ignored, reason: 'a flag file' }], unused: [] },
  plan: { ...planOf([changeSet('A', [loop])], [skip(refused)]), outOfScope: [startup] },
  skippedFiles: [{ path: 'src/broken.js', reason: 'Unexpected token' }],
};

function runOf(given: Partial<ReportInput> = {}): Run {
  const log = JSON.parse(toSarif([{ ...input, ...given }])) as Log;
  return log.runs[0];
}

function resultsOf(given: Partial<ReportInput> = {}): readonly Result[] {
  return runOf(given).results ?? [];
}

/** What TypeScript says about the log as a literal of the types that describe SARIF 2.1.0: unknown keys, wrong values, gaps. */
function complaintsAbout(json: string): readonly string[] {
  const file = join(__dirname, 'log.ts');
  const text = `import type { Log } from 'sarif';\nexport const log: Log = ${json};\n`;
  const options = { strict: true, noEmit: true, types: [], typeRoots: [], skipLibCheck: true };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (path) => path === file || fileExists(path);
  host.getSourceFile = (path, ...rest) =>
    path === file ? ts.createSourceFile(path, text, ts.ScriptTarget.Latest) : getSourceFile(path, ...rest);
  const program = ts.createProgram([file], options, host);
  expect(program.getSourceFiles().some(({ fileName }) => dirname(fileName).endsWith('@types/sarif'))).toBe(true);
  return ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

test('the log is one of SARIF 2.1.0, and a wrong one would be seen', () => {
  const text = toSarif([
    input,
    { ...input, plan: undefined, comparison: { added: [loop], known: [], slack: [], isFirst: false } },
  ]);
  expect(complaintsAbout(text)).toEqual([]);
  expect(complaintsAbout(text.replace('"level": "error"', '"level": "fatal"'))).not.toEqual([]);
  expect(complaintsAbout(text.replace('"ruleIndex"', '"rulesIndex"'))).not.toEqual([]);
});

test('what was asked for is a result, what was not is none, and what a comment keeps is suppressed', () => {
  expect(resultsOf().map(({ ruleId, level }) => [ruleId, level])).toEqual([
    ['fs/readFileSync', 'error'],
    ['fs/statSync', 'warning'],
    ['fs/existsSync', 'warning'],
  ]);
  expect(resultsOf().map(({ suppressions }) => suppressions)).toEqual([
    undefined,
    undefined,
    [{ kind: 'inSource', justification: 'a flag file' }],
  ]);
});

test('each result points at its rule, which has help', () => {
  const { tool, results = [] } = runOf();
  const { rules = [] } = tool.driver;
  expect(results.map(({ ruleId, ruleIndex = -1 }) => rules[ruleIndex].id === ruleId)).toEqual([true, true, true]);
  expect(rules.map(({ id }) => id)).toEqual(['fs/existsSync', 'fs/readFileSync', 'fs/statSync']);
  for (const rule of rules) {
    expect(rule.shortDescription?.text).toContain('blocks the event loop');
    expect(rule.help?.text).toContain('every other request waits');
    expect(rule.help?.markdown).toContain('npx unblock');
    expect(rule.name).toMatch(/^Fs[A-Z]\w+$/);
  }
});

test('paths are relative to the git top level, and are URIs', () => {
  const { uri, uriBaseId } = resultsOf()[0].locations?.[0].physicalLocation?.artifactLocation ?? {};
  expect({ uri, uriBaseId }).toEqual({ uri: 'apps/shop/lib/%C3%A4%20b%231.js', uriBaseId: '%SRCROOT%' });
  expect(runOf().originalUriBaseIds).toHaveProperty('%SRCROOT%');
  expect(resultsOf()[0].locations?.[0].physicalLocation?.region).toEqual({ startLine: 7, startColumn: 10 });
});

test('the proof is a code flow from the handler to the call', () => {
  const [flow] = resultsOf()[1].codeFlows ?? [];
  const steps = flow.threadFlows[0].locations.map(({ location }) => [
    location?.message?.text,
    location?.physicalLocation?.region?.startLine,
  ]);
  expect(steps).toEqual([
    ['GET /users/:id → show', 12],
    ['load', 5],
    ['fs.statSync', 9],
  ]);
});

test('fingerprints do not know lines, and differ between findings', () => {
  const prints = (one: Result): string | undefined => one.partialFingerprints?.primaryLocationLineHash;
  const moved = { ...loop, line: 99 };
  const [before] = resultsOf();
  const [after] = resultsOf({ findings: [moved, refused], plan: undefined });
  expect(prints(after)).toBe(prints(before));
  expect(prints(before)).toMatch(/^[0-9a-f]{16}:\d+$/);
  expect(new Set(resultsOf().map(prints)).size).toBe(3);
});

test('a comparison with a baseline says what is new', () => {
  const comparison = { added: [loop], known: [refused], slack: [], isFirst: false };
  const states = resultsOf({ comparison, ignores: undefined }).map(({ ruleId, baselineState }) => [
    ruleId,
    baselineState,
  ]);
  expect(new Map(states as [string, string][])).toEqual(
    new Map([
      ['fs/readFileSync', 'new'],
      ['fs/statSync', 'unchanged'],
    ]),
  );
});

test('files that were not read are notifications of the run', () => {
  expect(runOf().invocations?.[0].toolExecutionNotifications?.map(({ message }) => message.text)).toEqual([
    'src/broken.js was not read: Unexpected token',
  ]);
});
