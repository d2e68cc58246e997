import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { helpersIn } from '../src/helpers/render';
import type { Transform } from '../src/standalone';
import { fileFixtures, strayFiles, type FileFixture } from './support/fixtures';
import { oneFileProject, optionsOf, outcomeOfProject, syntaxErrors, type Outcome } from './support/pipeline';
import { announced, uttered } from './support/refusals';

/** `UPDATE_FIXTURES=1 npm test -- fixtures` writes what comes out; outputs are the specification, so read the diff. */
const isUpdating = process.env.UPDATE_FIXTURES === '1';
const transforms = join(__dirname, '../transforms');

// Every context: a fixture shows how a call is rewritten, and not from where it is reached.
const options = optionsOf(['--context', 'all'], __dirname);

function outcomeOfText({ path }: FileFixture, text: string, before?: Outcome): Promise<Outcome> {
  const made = before?.changes.filter((change) => change.path !== path);
  return outcomeOfProject(oneFileProject(path, text, made), options, false);
}

function textIn({ changes }: Outcome, path: string): string | undefined {
  return changes.find((change) => change.path === path)?.after;
}

function alone({ module, path, input }: FileFixture): Promise<string | null> {
  const transform = jest.requireActual<{ default: Transform }>(join(transforms, module)).default;
  return transform({ path, source: input });
}

function update(fixture: FileFixture, after: string | undefined): void {
  if (after === undefined) rmSync(fixture.outputPath, { force: true });
  else writeFileSync(fixture.outputPath, after);
}

describe.each(fileFixtures().map((fixture) => [fixture.name, fixture] as const))('%s', (_name, fixture) => {
  const outcome = outcomeOfText(fixture, fixture.input);
  if (isUpdating) beforeAll(async () => update(fixture, textIn(await outcome, fixture.path)));

  test('becomes its output, and keeps what it says will stay', async () => {
    const result = await outcome;
    if (!isUpdating) expect(textIn(result, fixture.path)).toBe(fixture.output);
    expect(uttered(result.plan.skipped)).toEqual(announced(result.project.files));
  });

  test('nothing else is written but helpers', async () => {
    const { changes } = await outcome;
    const others = changes.filter((change) => change.path !== fixture.path);
    expect(others.filter((change) => helpersIn(change.after).size === 0)).toEqual([]);
  });

  test('the result parses, and another run changes nothing', async () => {
    const result = await outcome;
    const after = textIn(result, fixture.path) ?? fixture.input;
    expect(await syntaxErrors(fixture.path, after)).toEqual([]);
    expect((await outcomeOfText(fixture, after, result)).changes).toEqual([]);
  });

  test('as a transform of its own it does the same or nothing', async () => {
    const { changes } = await outcome;
    const isWhole = changes.every((change) => change.path === fixture.path);
    const output = isWhole ? textIn(await outcome, fixture.path) : undefined;
    expect([output, null]).toContain(await alone(fixture));
  });
});

test('every file among the fixtures belongs to one', () => {
  expect(strayFiles()).toEqual([]);
});
