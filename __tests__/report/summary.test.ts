import { createColors } from 'picocolors';
import type { ReportInput } from '../../src/report';
import { percent, studySection, totalsSection } from '../../src/report/summary';
import type { Finding } from '../../src/types';
import { finding } from './samples';

const wide = { colors: createColors(false), width: Infinity, all: true };

function project(name: string, findings: readonly Finding[]): ReportInput {
  return { version: '0.1.0', files: 10, project: name, findings, skippedFiles: [] };
}

function unknown(line: number): Finding {
  return finding(line, { context: 'unknown_path', severity: 'medium' });
}

test('the totals are four lines: most methods first, contexts and severities in their own order', () => {
  const findings = [
    finding(1, { context: 'startup_path', severity: 'low' }),
    finding(2),
    finding(3, { method: 'statSync' }),
  ];
  expect(totalsSection([project('.', findings)], wide).split('\n')).toEqual([
    'Totals of 3 blocking calls, in all contexts',
    '  method    fs.readFileSync 2 (67%), fs.statSync 1 (33%)',
    '  category  fs 3 (100%)',
    '  context   reached by requests 2 (67%), at start-up 1 (33%)',
    '  severity  high 2 (67%), low 1 (33%)',
  ]);
  expect(totalsSection([project('.', [])], wide)).toBe('');
});

test('on a narrow terminal the lines are folded below their text', () => {
  const findings = [1, 2, 3, 4].map((line) => finding(line, { method: `method${line}Sync` }));
  const lines = totalsSection([project('.', findings)], { ...wide, width: 48 }).split('\n');
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(48);
  expect(lines[2]).toMatch(/^ {12}fs\.method/);
});

test('rare methods are counted together', () => {
  const findings = Array.from({ length: 13 }, (_, line) => finding(line, { method: `m${line}Sync` }));
  expect(totalsSection([project('.', findings)], wide)).toContain('3 others 3 (23%)');
});

test('several projects: prevalence, the biggest offenders, and what the unknown could change', () => {
  const worst = project('apps/worst', [finding(1), finding(2), unknown(3), unknown(4)]);
  const text = studySection([project('apps/none', []), project('apps/calm', [unknown(1)]), worst], wide);
  expect(text).toContain('3 projects together');
  expect(text).toContain('Blocking calls in 2 of 3 (67%); in 1 of 3 (33%) requests wait for some: 40% of all calls.');
  expect(text).toContain(
    "3 calls of unknown use: it would be 43% if 5%, 46% if 10% and 55% if 25% of them were on a request's path.",
  );
  expect(text).toContain('  2 of 4  apps/worst\n  0 of 1  apps/calm');
  expect(text).not.toContain('apps/none');
});

test.each([
  [0, '0%'],
  [0.001, '<1%'],
  [0.126, '13%'],
  [1, '100%'],
])('%d is %s', (share, text) => expect(percent(share)).toBe(text));
