import type { ReportInput } from '../../src/report';
import { studyOf, totalsOf } from '../../src/report/totals';
import type { Finding } from '../../src/types';
import { finding } from './samples';

const request = finding(1);
const loop = finding(2, { severity: 'critical', method: 'statSync' });
const unknown = finding(3, { context: 'unknown_path', severity: 'medium' });
const spawned = finding(4, {
  context: 'startup_path',
  severity: 'low',
  category: 'child_process',
  module: 'child_process',
  method: 'execSync',
});

function project(name: string, findings: readonly Finding[]): ReportInput {
  return { version: '0.1.0', files: 10, project: name, findings, skippedFiles: [] };
}

test('methods and categories are counted most first, contexts and severities in their own order', () => {
  const { methods, categories, contexts, severities } = totalsOf([unknown, spawned, request, loop]);
  expect(methods).toEqual([
    { name: 'fs.readFileSync', count: 2, share: 0.5 },
    { name: 'child_process.execSync', count: 1, share: 0.25 },
    { name: 'fs.statSync', count: 1, share: 0.25 },
  ]);
  expect(categories.map(({ name, count }) => [name, count])).toEqual([
    ['fs', 3],
    ['child_process', 1],
  ]);
  expect(contexts.map(({ name }) => name)).toEqual(['request_path', 'startup_path', 'unknown_path']);
  expect(severities.map(({ name }) => name)).toEqual(['critical', 'high', 'medium', 'low']);
});

test('nothing has no totals', () => {
  expect(totalsOf([])).toEqual({ methods: [], categories: [], contexts: [], severities: [] });
  expect(studyOf([project('a', [])])).toMatchObject({ withFindings: 0, requestShare: 0 });
});

test('a study: prevalence, the biggest offenders first, and what the unknown could change', () => {
  const many = [...Array(2)].map(() => unknown);
  const study = studyOf([
    project('none', []),
    project('startup', [spawned]),
    project('worst', [request, loop, ...many]),
  ]);
  expect(study.projects.map((one) => one.project)).toEqual(['worst', 'startup', 'none']);
  expect(study).toMatchObject({ withFindings: 2, withRequestPath: 1, unknown: 2, requestShare: 2 / 5 });
  expect(study.ifUnknownWere).toEqual([
    { part: 0.05, requestShare: 2.1 / 5 },
    { part: 0.1, requestShare: 2.2 / 5 },
    { part: 0.25, requestShare: 2.5 / 5 },
  ]);
});

test('what is told for information only does not count', () => {
  const notice = finding(5, { notice: 'cheap' });
  expect(studyOf([project('a', [notice])])).toMatchObject({ withFindings: 0, withRequestPath: 0 });
});
