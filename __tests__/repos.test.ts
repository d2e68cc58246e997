import { existsSync } from 'node:fs';
import { posix } from 'node:path';
import { HELPERS, helpersIn } from '../src/helpers/render';
import { applyChanges } from '../src/apply';
import { copyOf, removeFolder, replaceFolder, textsBelow } from './support/folders';
import { argumentsOf, repoFixtures, type RepoFixture } from './support/fixtures';
import { outcomeOf, syntaxErrors, type Outcome } from './support/pipeline';
import { announced, uttered } from './support/refusals';

const isUpdating = process.env.UPDATE_FIXTURES === '1';
const IMPORTED = /(?:\bfrom|\brequire\()\s*['"](\.[^'"]*)['"]/g;
// Matches: const { asyncHandler } = require('../unblock-helpers')
const TAKEN = /\{ ([^{}]*) \} (?:= require\(|from )['"][./]*unblock-helpers(?:-\d+)?(?:\.[cm]?js)?['"]/g;

/** The files that change or are made, without the helpers, whose text has tests of its own. */
function written({ changes }: Outcome): Map<string, string> {
  const own = changes.filter((change) => helpersIn(change.after).size === 0);
  return new Map(own.map((change) => [change.path, change.after] as const).sort());
}

function keepsItsWord({ plan, project }: Outcome): boolean {
  return JSON.stringify(uttered(plan.skipped)) === JSON.stringify(announced(project.files));
}

function expected({ output }: RepoFixture): Map<string, string> {
  return existsSync(output) ? textsBelow(output) : new Map();
}

/** Names that are taken from a helper file which does not have them. */
function missingHelpers({ changes }: Outcome, texts: ReadonlyMap<string, string>): string[] {
  const helpers = new Set([...texts.values()].flatMap((text) => [...helpersIn(text)] as string[]));
  return changes.flatMap(({ path, after }) =>
    [...after.matchAll(TAKEN)]
      .flatMap(([, names]) => names.split(',').map((name) => name.trim().split(/:| as /)[0]))
      .filter((name) => HELPERS.some((helper) => helper === name) && !helpers.has(name))
      .map((name) => `${path} takes ${name}`),
  );
}

/** Relative imports of what was written that lead to no file. */
function brokenImports({ changes }: Outcome, texts: ReadonlyMap<string, string>): string[] {
  return changes.flatMap(({ path, after }) =>
    [...after.matchAll(IMPORTED)].flatMap(([, request]) => {
      const base = posix.join(posix.dirname(path), request);
      const candidates = [
        base,
        base.replace(/\.js$/, '.ts'),
        ...['.js', '.ts', '.json', '/index.js', '/index.ts'].map((end) => base + end),
      ];
      return candidates.some((candidate) => texts.has(candidate)) ? [] : [`${path} → ${request}`];
    }),
  );
}

describe.each(repoFixtures().map((fixture) => [fixture.name, fixture] as const))('%s', (_name, fixture) => {
  let root: string;
  let outcome: Outcome;

  beforeAll(async () => {
    root = copyOf(fixture.input);
    outcome = await outcomeOf(root, argumentsOf(fixture));
    if (isUpdating && keepsItsWord(outcome)) replaceFolder(fixture.output, written(outcome));
    await applyChanges(root, outcome.changes);
  });
  afterAll(() => removeFolder(root));

  test('becomes its output, and keeps what it says will stay', () => {
    expect(Object.fromEntries(written(outcome))).toEqual(Object.fromEntries(expected(fixture)));
    expect(uttered(outcome.plan.skipped)).toEqual(announced(outcome.project.files));
  });

  test('the result parses and its imports lead somewhere', async () => {
    const errors = await Promise.all(outcome.changes.map(({ path, after }) => syntaxErrors(path, after)));
    expect(errors.flat()).toEqual([]);
    const texts = textsBelow(root);
    expect(brokenImports(outcome, texts)).toEqual([]);
    expect(missingHelpers(outcome, texts)).toEqual([]);
  });

  test('another run changes nothing', async () => {
    expect((await outcomeOf(root, argumentsOf(fixture))).changes).toEqual([]);
  });
});
