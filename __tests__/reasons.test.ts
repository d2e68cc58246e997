import { reasonOf, REASON_CODES } from '../src/plan/reasons';
import { rewrite } from '../src/rewrite';
import { Drafts } from '../src/rewrite/drafts';
import type { Choices, Proposal } from '../src/types';
import { proposer } from '../src/pipeline/propose';
import { oneFileProject, optionsOf, outcomeOfProject } from './support/pipeline';
import { announcedAnywhere } from './support/refusals';

/** Codes that no text leads to, and why; a row that nothing utters is to be used or dropped. */
const WITHOUT_FIXTURE: ReadonlyMap<string, string> = new Map([
  ['declined', 'it takes a person; tested below'],
  ['undecided', 'it takes a person; tested with the review'],
  ['changed-on-disk', 'it takes somebody who edits meanwhile; tested with the writing'],
  ['not-writable', 'it takes a read-only file; tested with the writing'],
  ['verification-failed', 'it takes a test suite; tested in __tests__/verify'],
  ['seen-only-at-run-time', 'it takes a trace; tested in __tests__/evidence/trace'],
  ['inside-a-package', 'it takes a trace; tested in __tests__/evidence/trace'],
  ['entangled', 'it takes a large program; tested in __tests__/plan/vast-programs'],
  ['output-invalid', 'it takes a bug of ours; tested below'],
]);

const text = `
const app = require('express')();
const fs = require('fs');
app.get('/', (req, res) => res.send(fs.readFileSync('a.txt')));
`;
const project = oneFileProject('app.js', text);
const outcome = () => outcomeOfProject(project, optionsOf([], __dirname), false);

async function proposal(choices: (id: string) => Choices): Promise<Proposal> {
  const { analysis } = await outcome();
  const propose = await proposer(analysis, project, { wanted: () => true, risk: 'safe', ttl: 0, format: false });
  return propose(choices(analysis.findings[0].id));
}

test.each(REASON_CODES.filter((code) => !WITHOUT_FIXTURE.has(code)))('%s has a fixture', (code) => {
  expect(announcedAnywhere()).toContain(code);
});

test('a code is excused only while no fixture announces it', () => {
  expect([...WITHOUT_FIXTURE.keys()].filter((code) => announcedAnywhere().has(code))).toEqual([]);
});

test('no fixture announces a code without a row', () => {
  expect([...announcedAnywhere()].filter((code) => !REASON_CODES.includes(code))).toEqual([]);
});

test('every reason is a text and an advice that ends as a sentence', () => {
  const rows = REASON_CODES.map(reasonOf);
  expect(rows.filter(({ message }) => !/^[a-z].*[^.\s]$/.test(message))).toEqual([]);
  expect(rows.filter(({ advice }) => !/^[A-Z].*\.$/.test(advice))).toEqual([]);
});

test('a code without a row is our bug', () => {
  expect(() => reasonOf('because')).toThrow(/"because"/);
});

test('a declined finding stays', async () => {
  const { plan, changes } = await proposal((id) => ({ declined: new Set([id]) }));
  expect(plan.skipped.map(({ code }) => code)).toEqual(['declined']);
  expect(changes).toEqual([]);
});

test('a set whose text would not parse is handed back instead of written', async () => {
  const { analysis, plan } = await outcome();
  const isValid = () => false;
  const parse = () => {
    throw new Error('nothing is reshaped here');
  };
  const result = await rewrite(
    { graph: analysis.graph, project, format: false, isValid, parse, drafts: new Drafts() },
    plan,
  );
  expect(result).toEqual({ changes: [], invalid: plan.sets });
  expect(plan.sets).toHaveLength(1);
});

test('a finding that is withheld for a reason stays for that reason, with its detail', async () => {
  const withheld = { code: 'output-invalid', detail: 'here' };
  const { plan } = await proposal((id) => ({ declined: new Set(), withheld: new Map([[id, withheld]]) }));
  expect(plan.skipped).toMatchObject([{ code: 'output-invalid', message: expect.stringMatching(/: here$/) }]);
});
