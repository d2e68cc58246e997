import { HAZARD_CODES, hazardKindOf } from '../src/plan/hazards/hazard-kinds';
import type { Hazard } from '../src/types';
import { argumentsOf, fileFixtures, repoFixtures } from './support/fixtures';
import { oneFileProject, optionsOf, outcomeOf, outcomeOfProject } from './support/pipeline';

/** A fixture for each hazard: what the tool tells of, a program brings about. */
const FIXTURES: Readonly<Record<string, string>> = {
  interleaving: 'fs/holds-a-lock-no-longer-than-needed.js',
  unawaited: 'repos/promises-that-nobody-waits-for-are-for-review',
  'waits-longer': 'fs/keeps-a-call-whose-promise-nobody-waited-for.js',
  'middleware-state': 'fs/keeps-what-a-middleware-set-for-the-handlers-behind-it.js',
  'late-handler': 'fs/keeps-a-call-before-promises-of-others-are-handled.js',
  answered: 'fs/keeps-what-is-changed-behind-an-answer.js',
  settled: 'fs/keeps-what-is-changed-behind-a-settled-promise.js',
  'in-flight': 'fs/keeps-what-callbacks-given-away-before-would-see.js',
  listener: 'fs/awaits-where-listeners-are-for-review.js',
  'over-later': 'repos/functions-of-async-that-call-back',
  uncaught: 'fs/keeps-a-handler-of-restify-whose-failures-the-server-listens-to.js',
  context: 'fs/leaves-who-enters-a-context-for-its-callers.js',
  'same-moment': 'crypto/a-name-made-of-the-time-needs-each-moment-for-itself.js',
  'upload-name': 'fs/a-name-that-an-upload-chooses-needs-the-look-up-at-once.js',
  'caught-elsewhere': 'fs/keeps-a-call-whose-errors-a-promise-would-handle.js',
  'in-pieces': 'fs/copies-as-a-whole-what-others-read.js',
  noticed: 'fs/keeps-writes-that-somebody-would-notice.js',
  'held-argument': 'zlib/keeps-a-buffer-that-changes-meanwhile.js',
  'assumed-array': 'repos/lists-that-are-arrays-by-their-types',
  differs: 'fast-glob/takes-the-module.js',
  stubbed: 'repos/a-test-that-stubs-the-synchronous-call',
  inspected: 'fs/keeps-a-function-whose-constructor-is-looked-at.js',
  twin: 'fs/gives-a-twin-to-a-function-that-start-up-needs.js',
  independent: 'repos/callbacks-that-only-read-run-at-once',
  hub: 'repos/every-position-keeps-its-value',
};

async function hazardsOf(name: string): Promise<Hazard[]> {
  const repo = repoFixtures().find((fixture) => `repos/${fixture.name}` === name);
  const file = fileFixtures().find((fixture) => fixture.name === name);
  const review = ['--risk', 'review'];
  if (repo) return told(await outcomeOf(repo.input, [...argumentsOf(repo), ...review]));
  if (!file) throw new Error(`there is no fixture "${name}"`);
  const options = optionsOf(['--context', 'all', ...review], __dirname);
  return told(await outcomeOfProject(oneFileProject(file.path, file.input), options, false));
}

function told({ plan }: { plan: { sets: readonly { hazards: readonly Hazard[] }[] } }): Hazard[] {
  return plan.sets.flatMap(({ hazards }) => hazards);
}

test.each(HAZARD_CODES)('%s has a fixture, and advice where nothing guards it', async (code) => {
  const hazards = (await hazardsOf(FIXTURES[code])).filter((hazard) => hazard.code === code);
  const { advice } = hazardKindOf(code);
  expect(hazards).not.toEqual([]);
  for (const hazard of hazards) expect(hazard.advice).toBe(hazard.guard === undefined ? advice : undefined);
});

test('every hazard is a meaning, and advice that ends as a sentence', () => {
  const rows = HAZARD_CODES.map(hazardKindOf);
  expect(rows.filter(({ meaning }) => !/^[a-z].*[^.\s]$/.test(meaning))).toEqual([]);
  expect(rows.filter(({ advice }) => !/^[A-Z].*\.$/.test(advice))).toEqual([]);
});

test('a code without a row is our bug', () => {
  expect(() => hazardKindOf('because')).toThrow(/"because"/);
});
