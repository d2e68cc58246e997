import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { helpersIn } from '../src/helpers/render';
import type { Transform } from '../src/standalone';
import { freeNames } from './support/names';
import { fileFixtures, strayFiles, type FileFixture } from './support/fixtures';
import { oneFileProject, optionsOf, outcomeOfProject, riskOf, syntaxErrors, type Outcome } from './support/pipeline';
import { announced, uttered } from './support/refusals';

/** `UPDATE_FIXTURES=1 npm test -- fixtures` writes what comes out; outputs are the specification, so read the diff. */
const isUpdating = process.env.UPDATE_FIXTURES === '1';
const transforms = join(__dirname, '../transforms');

// Every context: a fixture shows how a call is rewritten, and not from where it is reached.
const options = optionsOf(['--context', 'all'], __dirname);

function outcomeOfText({ path, input }: FileFixture, text: string, before?: Outcome): Promise<Outcome> {
  const made = before?.changes.filter((change) => change.path !== path);
  return outcomeOfProject(oneFileProject(path, text, made), { ...options, risk: riskOf(input) }, false);
}

function textIn({ changes }: Outcome, path: string): string | undefined {
  return changes.find((change) => change.path === path)?.after;
}

function alone({ module, path, input }: FileFixture): Promise<string | null> {
  const transform = jest.requireActual<{ default: Transform }>(join(transforms, module)).default;
  return transform({ path, source: input });
}

/** A fixture whose refusals are not those it announces is wrong, or the tool is: no time to write an output. */
function keepsItsWord({ plan, project }: Outcome): boolean {
  return JSON.stringify(uttered(plan.skipped)) === JSON.stringify(announced(project.files));
}

function update(fixture: FileFixture, after: string | undefined): void {
  if (after === undefined) rmSync(fixture.outputPath, { force: true });
  else writeFileSync(fixture.outputPath, after);
}

describe.each(fileFixtures().map((fixture) => [fixture.name, fixture] as const))('%s', (_name, fixture) => {
  let outcome: Outcome;
  let after: string | undefined;

  beforeAll(async () => {
    outcome = await outcomeOfText(fixture, fixture.input);
    after = textIn(outcome, fixture.path);
    if (isUpdating && keepsItsWord(outcome)) update(fixture, after);
  });

  test('becomes its output, and keeps what it says will stay', () => {
    if (!isUpdating) expect(after).toBe(fixture.output);
    expect(uttered(outcome.plan.skipped)).toEqual(announced(outcome.project.files));
  });

  test('nothing else is written but helpers', () => {
    const others = outcome.changes.filter((change) => change.path !== fixture.path);
    expect(others.filter((change) => helpersIn(change.after).size === 0)).toEqual([]);
  });

  test('the result parses, has every name it uses, and another run changes nothing', async () => {
    const text = after ?? fixture.input;
    expect(await syntaxErrors(fixture.path, text)).toEqual([]);
    const known = new Set([...freeNames(fixture.path, fixture.input), 'require', 'Awaited']);
    expect(freeNames(fixture.path, text).filter((name) => !known.has(name))).toEqual([]);
    expect((await outcomeOfText(fixture, text, outcome)).changes).toEqual([]);
  });

  test('as a transform of its own it does the same or nothing', async () => {
    const isWhole = outcome.changes.every((change) => change.path === fixture.path);
    expect([isWhole ? after : undefined, null]).toContain(await alone(fixture));
  });
});

test('every file among the fixtures belongs to one', () => {
  expect(strayFiles()).toEqual([]);
});
