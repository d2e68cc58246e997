import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileFixtures } from './support/fixtures';

/**
 * Every construct of the language in which an `await` in the wrong place changes what a program does, and the fixtures that
 * say what becomes of it. A row without a fixture is a construct that nobody thought through.
 */
const ROWS: readonly (readonly [construct: string, fixtures: readonly string[]])[] = [
  ['map', ['waits-for-each-element-of-a-map']],
  [
    'filter, some, every, find, findIndex',
    ['waits-for-each-element-of-a-search', 'waits-for-each-element-of-every-array-method'],
  ],
  ['flatMap, reduce, Array.from', ['waits-for-each-element-of-every-array-method']],
  ['forEach of lists, Maps and others', ['waits-for-each-element-of-a-for-each']],
  ['forEach as for…of', ['turns-a-for-each-over-a-fresh-list-into-a-loop', 'calls-a-helper-where-a-loop-would-differ']],
  ['comparators and keys', ['sorts-by-what-it-waits-for', 'keeps-a-comparator-of-a-list-that-others-hold']],
  ['String.replace callbacks', ['replaces-by-what-it-waits-for']],
  [
    'JSON revivers, toJSON, toString, valueOf, getters, symbols',
    ['keeps-callbacks-that-cannot-wait', 'keeps-methods-that-the-language-calls', 'keeps-a-getter-and-a-setter'],
  ],
  ['constructors', ['keeps-a-constructor']],
  ['static blocks and class fields', ['keeps-a-class-field-and-a-static-block']],
  [
    'default parameters',
    [
      'moves-a-default-parameter-into-the-body',
      'moves-a-default-parameter-that-calls-a-blocking-function-into-the-body',
      'keeps-a-default-parameter',
    ],
  ],
  ['decorators', ['keeps-a-decorator']],
  ['generators', ['keeps-a-generator', 'awaits-in-an-async-generator']],
  ['overrides and super', ['follows-overridden-methods']],
  ['results that are thenable', ['keeps-a-function-whose-result-has-a-then']],
  ['return inside try', ['awaits-what-is-returned-inside-try', 'returns-the-promise-outside-of-try']],
  [
    'compound assignment',
    [
      'reads-shared-state-after-the-wait-in-a-compound-assignment',
      'awaits-in-a-compound-assignment-to-a-local-variable',
      'keeps-a-compound-assignment-whose-value-changes-its-target',
    ],
  ],
  ['member access on the result', ['parenthesises-await-before-a-member-access', 'awaits-chained-calls-in-order']],
  [
    'optional chains',
    [
      'awaits-at-the-end-of-an-optional-chain',
      'awaits-in-the-middle-of-an-optional-chain',
      'keeps-a-call-in-the-middle-of-an-optional-chain',
    ],
  ],
  ['template tags', ['keeps-a-template-tag']],
  ['operators, conditions, arguments', ['awaits-before-every-operator', 'awaits-in-conditions', 'awaits-nested-calls']],
  ['spread and destructuring', ['awaits-in-spreads-and-destructuring']],
  ['labelled loops', ['awaits-in-a-labelled-loop']],
  ['promise executors', ['waits-in-a-promise-executor', 'keeps-a-promise-executor-that-others-do-not-wait-for']],
  ['then callbacks', ['awaits-in-a-then-callback', 'leaves-promises-alone-that-are-consumed-as-such']],
  ['iteratees of the async library', ['keeps-a-callback-of-unknown-code']],
  ['listeners of emitters', ['keeps-a-listener-of-an-emitter', 'keeps-a-listener-that-others-may-follow']],
  ['timers and Node-style callbacks', ['awaits-in-callbacks-that-nobody-waits-for']],
  ['new', ['keeps-a-function-called-with-new']],
  ['call, apply, bind', ['awaits-a-borrowed-function-of-our-own', 'keeps-borrowed-calls', 'follows-a-bound-function']],
  ['lines without semicolons', ['ends-the-line-above-a-parenthesis', 'adds-await-at-the-start-of-a-statement']],
  ['await as a name', ['keeps-a-function-that-uses-await-as-a-name']],
  ['the top level of a CommonJS module', ['keeps-start-up-code']],
  ['this and arguments', ['keeps-this-and-arguments']],
  ['recursion', ['carries-await-through-recursion']],
  ['every kind of function', ['makes-every-kind-of-function-async']],
  ['tests that expect a throw', ['repos/tests-that-expect-a-throw']],
  ['public exports', ['repos/a-package-that-exports-the-function']],
];

const names = new Set(fileFixtures().map(({ name }) => name.replace(/\.[cm]?[jt]s$/, '')));

function isThere(fixture: string): boolean {
  return fixture.startsWith('repos/')
    ? existsSync(join(__dirname, '../__testfixtures__', fixture, 'input'))
    : names.has(`fs/${fixture}`);
}

test.each(ROWS)('%s: its fixtures are there', (_construct, fixtures) => {
  expect(fixtures.length).toBeGreaterThan(0);
  expect(fixtures.filter((fixture) => !isThere(fixture))).toEqual([]);
});
