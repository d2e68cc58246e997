import { documentOf, tableOf, type AppResult } from '../../src/bulk';

const report = { findings: [], summary: { rewritten: 2, skipped: 0 } };

test('an app of which not all was read is done, and its row says what is missing', () => {
  const apps: AppResult[] = [
    { app: 'a', state: 'done', report },
    { app: 'b', state: 'done', report: { ...report, skippedFiles: [{ file: 'package.json' }, { file: 'x.js' }] } },
    { app: 'c', state: 'failed', message: 'out of memory' },
  ];
  const rows = tableOf(documentOf(apps, '1.0.0')).split('\n');
  expect(rows[0]).toBe('3 apps: 2 done, 1 failed; 4 blocking calls rewritten, 0 refused.');
  expect(rows.slice(3, 6).map((row) => row.replace(/ {2,}/g, ' | '))).toEqual([
    'a | 0 | 0 | 2 | 0 | done',
    'b | 0 | 0 | 2 | 0 | done; 2 files not read: package.json',
    'c | failed: out of memory',
  ]);
});
