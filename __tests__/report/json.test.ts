import type { ReportInput } from '../../src/report';
import { toJson } from '../../src/report/json';
import { changeSet, finding, planOf, skip } from './samples';

const hazard = { code: 'H1', message: 'interleaves', at: 'lib/store.js:7' };
const taken = finding(7);
const refused = finding(9);
const other = finding(1, { context: 'startup_path', severity: 'low', file: 'config.js' });
const set = changeSet('A', [taken], { risk: 'review', hazards: [hazard] });

const input: ReportInput = {
  version: '9.9.9',
  files: 41,
  findings: [taken, refused, other],
  plan: planOf([set], [skip(refused)]),
  skippedFiles: [{ path: 'src/broken.js', reason: 'no' }],
};
const text = toJson([input]);
const document = JSON.parse(text);

test('the head', () => {
  expect(document).toMatchObject({ schemaVersion: 1, tool: { name: 'unblock', version: '9.9.9' } });
  expect(text.endsWith('}\n')).toBe(true);
});

test('a finding that is rewritten', () => {
  expect(document.findings[0]).toEqual({
    id: 'fs/readFileSync@lib/store.js#load:7',
    rule: 'fs/readFileSync',
    module: 'fs',
    method: 'readFileSync',
    category: 'fs',
    file: 'lib/store.js',
    line: 7,
    column: 10,
    context: 'request_path',
    contexts: ['request_path'],
    severity: 'high',
    inLoop: false,
    route: 'GET /users/:id',
    decision: 'rewrite',
    changeSet: 'A',
    risk: 'review',
    hazards: [hazard],
    trace: [
      { name: 'show', file: 'routes/users.js', line: 12 },
      { name: 'load', file: 'lib/store.js', line: 5 },
    ],
  });
});

test('a finding has the hazards that it causes itself, and those of which nobody knows the cause', () => {
  const [first, second] = [finding(3), finding(5)];
  const hazards = [
    { ...hazard, findings: [first.id] },
    { ...hazard, code: 'H2' },
  ];
  const shared = changeSet('A', [first, second], { hazards });
  const { findings } = JSON.parse(toJson([{ ...input, findings: [first, second], plan: planOf([shared], []) }]));
  const codesOf = (index: number): string[] => findings[index].hazards.map(({ code }: { code: string }) => code);
  expect([codesOf(0), codesOf(1)]).toEqual([['H1', 'H2'], ['H2']]);
  expect(findings[0].hazards[0]).not.toHaveProperty('findings');
});

test('a finding that is refused says why, one out of scope says so', () => {
  expect(document.findings[1]).toMatchObject({
    decision: 'skip',
    reason: {
      code: 'in-constructor',
      message: 'A constructor cannot wait.',
      advice: 'Use a factory.',
      at: 'lib/store.js:9',
    },
  });
  expect(document.findings[2]).toMatchObject({ decision: 'out_of_scope', hazards: [] });
});

test('change sets, skipped files and the summary', () => {
  expect(document.changeSets).toEqual([
    { id: 'A', key: set.id, files: ['lib/store.js'], risk: 'review', hazards: [hazard], dependsOn: [] },
  ]);
  expect(document.skippedFiles).toEqual([{ file: 'src/broken.js', reason: 'no' }]);
  expect(document.summary).toEqual({
    files: 41,
    findings: 3,
    ignored: 0,
    rewritten: 1,
    staysBeside: 0,
    skipped: 1,
    outOfScope: 1,
    byContext: {
      request_path: 2,
      background_path: 0,
      startup_path: 1,
      tooling_path: 0,
      unreachable_path: 0,
      unknown_path: 0,
    },
    bySeverity: { critical: 0, high: 2, medium: 0, low: 1 },
  });
});

test('what comments keep out is listed apart, with its reason', () => {
  const ignores = { ignored: [{ finding: taken, reason: 'tiny' }], unused: [{ file: 'a.js', line: 3, rules: ['fs'] }] };
  const { ignored, unusedIgnores, summary } = JSON.parse(toJson([{ ...input, findings: [], ignores }]));
  expect(ignored).toMatchObject([{ id: taken.id, ignoredBecause: 'tiny' }]);
  expect(unusedIgnores).toEqual([{ file: 'a.js', line: 3, rules: ['fs'] }]);
  expect(summary).toMatchObject({ findings: 0, ignored: 1 });
});

test('a comparison marks what is new, and leaves what was not asked for unmarked', () => {
  const comparison = { added: [taken], known: [refused], slack: [{ key: 'k', fewer: 2 }], isFirst: false };
  const { findings, check } = JSON.parse(toJson([{ ...input, plan: undefined, comparison }]));
  expect(findings.map((one: { isNew?: boolean }) => one.isNew)).toEqual([true, false, undefined]);
  expect(check).toEqual({ baseline: true, new: 1, known: 1, gone: [{ key: 'k', fewer: 2 }] });
});

test('several apps are one document: rows say which app, summaries are added up', () => {
  const inputs = [
    { ...input, project: 'apps/a' },
    { ...input, project: 'apps/b', findings: [taken], files: 1 },
  ];
  const joined = JSON.parse(toJson(inputs));
  expect(joined).toMatchObject({ schemaVersion: 1, tool: { name: 'unblock', version: '9.9.9' } });
  expect(joined.findings.map((one: { project: string }) => one.project)).toEqual([
    'apps/a',
    'apps/a',
    'apps/a',
    'apps/b',
  ]);
  expect(joined.changeSets.map((one: { project: string }) => one.project)).toEqual(['apps/a', 'apps/b']);
  expect(joined.summary).toMatchObject({ files: 42, findings: 4, byContext: { request_path: 3, startup_path: 1 } });
  expect(joined.projects.map(({ summary }: { summary: { files: number } }) => summary.files)).toEqual([41, 1]);
});
