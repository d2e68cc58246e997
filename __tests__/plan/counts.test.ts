import { join } from 'node:path';
import { headline } from '../../src/report/headline';
import type { Plan } from '../../src/types';
import { oneFileProject, optionsOf, outcomeOf, outcomeOfProject } from '../support/pipeline';

const repos = join(__dirname, '../../__testfixtures__/repos');

async function planOf(text: string, argv: readonly string[] = []): Promise<Plan> {
  return (await outcomeOfProject(oneFileProject('app.js', text), optionsOf([...argv], __dirname), false)).plan;
}

function programWith(calls: number): string {
  const routes = Array.from(
    { length: calls },
    (_, index) => `app.get('/${index}', (req, res) => res.send(load('${index}')));`,
  );
  return [
    "const express = require('express');",
    "const fs = require('fs');",
    'const app = express();',
    "function load(name) { return fs.readFileSync(name, 'utf8'); }",
    ...routes,
    'app.listen(3000);',
  ].join('\n');
}

test('a function that dozens of calls mean is told of, with their number and what becomes of them', async () => {
  const { sets } = await planOf(programWith(30));
  expect(sets.flatMap((set) => set.hazards).filter(({ code }) => code === 'hub')).toEqual([
    {
      code: 'hub',
      message: 'load is a hub: it has 30 calls in 1 file',
      guard: 'all of them now await it',
      at: 'app.js:4',
      calls: 30,
    },
  ]);
  expect(sets.map(({ risk }) => risk)).toEqual(['safe']);
});

test('one with a twin, too: how many calls move, and how many stay', async () => {
  const { sets } = await planOf(`${programWith(30)}\nconst early = load('early');`);
  expect(sets.flatMap((set) => set.hazards).find(({ code }) => code === 'hub')?.guard).toBe(
    '30 of them now await a twin, the other 1 stay as they are',
  );
});

test('a few calls make no hub', async () => {
  const { sets } = await planOf(programWith(20));
  expect(sets.flatMap((set) => set.hazards)).toEqual([]);
});

test('a call that also stays for requests is counted as such', async () => {
  const text = [
    "const express = require('express');",
    "const fs = require('fs');",
    'const app = express();',
    "function load() { return fs.readFileSync('a.txt', 'utf8'); }",
    "function size() { return fs.readFileSync('b.txt').length; }",
    "app.use(express.static('files', { setHeaders: (res) => res.set('title', load()) }));",
    'app.locals.title = () => load();',
    "app.get('/', (req, res) => res.send(load() + size()));",
    'const early = size();',
    'app.listen(3000);',
  ].join('\n');
  const plan = await planOf(text);
  expect(plan.sets.flatMap(({ lingering = [] }) => lingering)).toEqual(['fs/readFileSync@app.js#load:1']);
  const input = { version: '', files: 1, skippedFiles: [], findings: plan.sets.flatMap((set) => set.findings), plan };
  expect(headline(input)).toContain('(1 of them also stays, for requests that cannot wait)');
});

test('a twin that is there for start-up leaves no call to requests', async () => {
  const { plan } = await outcomeOf(join(repos, 'shared-by-start-up-and-requests/input'));
  expect(plan.sets.length).toBeGreaterThan(0);
  expect(plan.sets.flatMap(({ lingering = [] }) => lingering)).toEqual([]);
});
