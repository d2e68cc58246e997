import { MODULES } from '../../transforms';
import { UNCONFIGURED } from '../../src/config';
import { analyse } from '../../src/pipeline/analyse';
import { planner as plannerOf } from '../../src/pipeline/propose';
import type { Change, Choices, Offers, Planner, Proposal } from '../../src/types';
import { renderHelpers } from '../../src/helpers/render';
import { oneFileProject } from '../support/pipeline';

const app = `
const app = require('express')();
const fs = require('fs');
app.get('/sizes', (req, res) => res.send(req.query.names.split(',').map((name) => fs.readFileSync(name, 'utf8').length)));
app.get('/there', (req, res) => res.send(fs.existsSync(req.query.path)));
app.get('/both', (req, res) => {
  if (!fs.existsSync(req.query.path)) return res.sendStatus(404);
  res.send(String(fs.statSync(req.query.path).mtimeMs));
});
app.get('/exact', (req, res) => {
  res.set('Content-Length', fs.statSync(req.query.path).size);
  res.end();
});
app.listen(3000);
`;

async function planner(ttl = 0, others: readonly Change[] = []): Promise<Planner> {
  const project = oneFileProject('app.js', app, others);
  const { additions } = UNCONFIGURED;
  const given = { modules: MODULES, additions, slice: true, entries: [], contexts: new Set(['request_path'] as const) };
  const analysis = await analyse(project, { ...given, alone: false });
  return plannerOf(analysis, project, { wanted: () => true, risk: 'review', ttl, format: false });
}

function choosing(settings: Choices['settings']): Choices {
  return { declined: new Set(), settings };
}

function textOf({ changes }: Proposal, path: string): string {
  return changes.find((change) => change.path === path)?.after ?? '';
}

/** The routes of the sets for which a setting makes a difference. */
function routesWith(name: keyof Offers, { plan }: Proposal): readonly string[] {
  return plan.sets
    .filter(({ offers }) => (offers?.[name].length ?? 0) > 0)
    .flatMap(({ findings }) => findings.map(({ route = '' }) => route))
    .sort();
}

test('a plan says where a setting makes a difference, whatever its value is', async () => {
  const { propose } = await planner();
  for (const settings of [{}, { parallel: 8, ttl: 500 }]) {
    const proposal = await propose(choosing(settings));
    expect(routesWith('parallel', proposal)).toEqual(['GET /sizes']);
    expect(routesWith('ttl', proposal)).toEqual(['GET /both', 'GET /both', 'GET /there']);
  }
});

test('choices override the flags, and plans and texts follow', async () => {
  const { propose, render } = await planner(100);
  expect((await propose(choosing({}))).plan.settings).toEqual({ parallel: 1, ttl: 100 });
  const proposal = await propose(choosing({ parallel: 4, ttl: 500 }));
  expect(proposal.plan.settings).toEqual({ parallel: 4, ttl: 500 });
  expect(textOf(proposal, 'app.js')).toMatch(/mapAtOnce\([^]*, 4\)/);
  expect(textOf(proposal, 'app.js')).toContain('freshStat(req.query.path)).size');
  expect(textOf(proposal, 'unblock-helpers.js')).toContain('CACHE_TTL = 500;');
  const changes = await render(proposal.plan, proposal.plan.sets);
  expect(changes).toEqual(proposal.changes);
});

test('the ids of sets do not depend on the settings, and the same choices give the same texts', async () => {
  const { propose } = await planner();
  const [one, other, again] = [
    await propose(choosing({})),
    await propose(choosing({ ttl: 500 })),
    await propose(choosing({})),
  ];
  expect(other.plan.sets.map(({ id }) => id)).toEqual(one.plan.sets.map(({ id }) => id));
  expect(again.changes).toEqual(one.changes);
});

test('the age of look-ups cannot be chosen where the helper file of an earlier run has a time', async () => {
  const style = { format: 'cjs', typescript: false, nodePrefix: false, ttl: 0 } as const;
  const text = renderHelpers(['cachedStat'], style);
  const { propose } = await planner(0, [{ path: 'unblock-helpers.js', before: '', after: text, sets: [] }]);
  expect(routesWith('ttl', await propose(choosing({})))).toEqual([]);
});
