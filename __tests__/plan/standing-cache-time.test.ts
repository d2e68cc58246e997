import { renderHelpers } from '../../src/helpers/render';
import type { Change } from '../../src/types';
import { oneFileProject, optionsOf, outcomeOfProject, type Outcome } from '../support/pipeline';

const exact = `
const app = require('express')();
const fs = require('fs');
app.get('/size', (req, res) => {
  res.set('Content-Length', fs.statSync(req.query.path).size);
  res.end();
});
app.get('/link', (req, res) => res.send(fs.existsSync(req.query.path)));
app.listen(3000);
`;

function helperFile(ttl: number): Change {
  const style = { format: 'cjs', typescript: false, nodePrefix: false, ttl } as const;
  return { path: 'unblock-helpers.js', before: '', after: renderHelpers(['cachedStat'], style), sets: [] };
}

function migrated(flags: readonly string[], others: readonly Change[]): Promise<Outcome> {
  return outcomeOfProject(oneFileProject('app.js', exact, others), optionsOf(flags, '.'), false);
}

function textOf({ changes }: Outcome, path: string): string {
  return changes.find((change) => change.path === path)?.after ?? '';
}

test('a new helper file has the cache time of the flag', async () => {
  expect(textOf(await migrated(['--fs-cache', 'ttl=250'], []), 'unblock-helpers.js')).toContain('CACHE_TTL = 250;');
});

test('the cache time of a helper file that is there stays: code that was rewritten before relies on it', async () => {
  const outcome = await migrated(['--fs-cache', 'ttl=250'], [helperFile(0)]);
  expect(textOf(outcome, 'unblock-helpers.js')).toContain('cachedExists');
  expect(textOf(outcome, 'unblock-helpers.js')).toContain('CACHE_TTL = 0;');
});

test('what depends on an exact answer does not use a helper that remembers answers since an earlier run', async () => {
  expect(textOf(await migrated([], [helperFile(500)]), 'app.js')).toContain('freshStat(req.query.path)');
  expect(textOf(await migrated([], [helperFile(0)]), 'app.js')).toContain('cachedStat(req.query.path)');
});
