import { optionsOf, oneFileProject, outcomeOfProject } from '../support/pipeline';
import { checkablePlan } from '../../src/pipeline/checkable';
import { middlewaresOf } from '../../src/plan/hazards/middlewares';

/** Programs in which everything leads to everything: what the planner does not work out is for a person to see. */

function numbered(count: number, text: (at: number) => string): string {
  return Array.from({ length: count }, (_, at) => text(at)).join('\n');
}

async function outcomeOf(text: string, ...flags: readonly string[]) {
  const project = oneFileProject('app.js', text);
  return outcomeOfProject(project, optionsOf(['--dry-run', ...flags], project.root), false);
}

/** A handler that sets many variables, and uses them behind a call that will wait. */
const setting = (count: number) => `
const app = require('express')();
const fs = require('fs');
${numbered(count, (at) => `let n${at} = 0;`)}
function set(value) {
${numbered(count, (at) => `n${at} = value;`)}
}
function sum() {
  return ${Array.from({ length: count }, (_, at) => `n${at}`).join(' + ')};
}
app.get('/sums', (req, res) => {
  set(Number(req.query.value));
  const text = fs.readFileSync(req.query.path, 'utf8');
  res.send(text + sum());
});
app.listen(3000);
`;

test.each([
  [20, /between its uses of n0, n1 and many more/],
  [1200, /between its uses of what half of the program uses; calls on both sides lead to so many functions/],
])('where a handler uses %i variables on both sides of a wait, the hazard says what it can', async (count, message) => {
  const { plan } = await outcomeOf(setting(count));
  const told = [...plan.sets.flatMap(({ hazards }) => hazards), ...plan.skipped].map((one) => one.message);
  expect(told).toContainEqual(expect.stringMatching(message));
});

/** Handlers that use a variable on both sides of a call that will wait, which something sets that cannot. */
const counting = (count: number) => `
const app = require('express')();
const fs = require('fs');
let total = 0;
app.use(require('express').static('public', { setHeaders: () => { total += 1; } }));
const sizeOf = (path) => fs.readFileSync(path).length;
${numbered(count, (at) => `app.get('/${at}', (req, res) => { const before = total; total = before + sizeOf('${at}'); res.send(String(total)); });`)}
app.listen(3000);
`;

test.each([
  [20, [], ['review']],
  [40, ['entangled'], []],
])(
  'of %i functions that nothing can guard a person is asked only if they can be checked',
  async (count, codes, risks) => {
    const { plan, analysis } = await outcomeOf(counting(count), '--risk', 'review');
    const scanned = checkablePlan({ ...analysis.planning, wanted: () => true, ttl: 0 });
    for (const { sets, skipped } of [plan, scanned])
      expect([skipped.map(({ code }) => code), sets.map(({ risk }) => risk)]).toEqual([codes, risks]);
  },
);

/** Routes that one function registers, through another that gives back what it gets. */
const registering = (count: number) => `
const app = require('express')();
const fs = require('fs');
const caught = (handler) => (handler.length > 3 ? (...all) => handler(...all) : handler);
const register = (path, handler) => app.get(path, caught(handler));
${numbered(count, (at) => `register('/${at}', function handler${at}(req, res, next) { res.write('${at}'); next(); });`)}
app.get('/last', (req, res) => res.send(fs.readFileSync(req.query.path)));
app.listen(3000);
`;

test.each([10, 300])('of %i handlers that one call registers, each comes before the others', async (count) => {
  const { graph } = (await outcomeOf(registering(count))).analysis;
  const handler = graph.entries.find(({ fn }) => graph.program.fn(fn).name === 'handler3');
  const above = middlewaresOf(graph).above(handler as NonNullable<typeof handler>);
  const names = new Set(above.map(({ fn }) => graph.program.fn(fn).name).filter((name) => /^handler/.test(name)));
  expect([...names]).toHaveLength(count - 1);
});
