import { defineFramework } from '../define';

const HOOKS = ['before', 'after', 'beforeEach', 'afterEach', 'beforeAll', 'afterAll'];
const CASES = ['it', 'test', 'specify', ...HOOKS];
const GROUPS = ['describe', 'suite', 'context'];
const WITH_CALLBACK = ['mocha', '@jest/globals'];
const NODE = ['node:test', 'test'];
/** Their tests get an object with the assertions and `end`. */
const TAP = ['tape', 'tap'];
const MODULES = [...WITH_CALLBACK, 'vitest', ...NODE, ...TAP, 'ava'];
const MODES = ['only', 'skip'];

/** Test runners: a test may return a promise, a group may not. */
export const tests = defineFramework({
  name: 'tests',
  packages: MODULES,
  handlers: [
    // https://mochajs.org/#sharing-context, https://jasmine.github.io/tutorials/your_first_suite#section-The_this_keyword
    { on: CASES, methods: ['', ...MODES], context: 'tooling_path', callbackAt: 0, sharedThis: true },
    // https://jestjs.io/docs/api#testeachtablename-fn-timeout: the callback, if any, comes after the values of a row.
    {
      on: ['', '@jest/globals.', 'vitest.'].flatMap((from) => CASES.map((name) => `${from}${name}.each()`)),
      methods: [''],
      context: 'tooling_path',
      callbackAt: 0,
      callbackNames: ['done', 'cb', 'callback', 'next'],
    },
    { on: WITH_CALLBACK, methods: CASES, context: 'tooling_path', callbackAt: 0, sharedThis: true },
    // https://vitest.dev/guide/migration: a test gets its context, never a callback.
    { on: ['vitest'], methods: CASES, context: 'tooling_path' },
    // https://nodejs.org/api/test.html: the context of the test comes first, then the callback.
    { on: NODE, methods: ['', ...CASES, ...MODES], context: 'tooling_path', callbackAt: 1 },
    // https://github.com/tape-testing/tape: a promise ends the test, too, but not before `end` or the planned number of
    // assertions.
    {
      on: [...TAP, 'tap.Test()'],
      methods: ['', 'test', 'teardown', ...HOOKS, ...MODES],
      context: 'tooling_path',
      gives: ['tap.Test()'],
      overWithPromise: true,
    },
    // https://github.com/avajs/ava/blob/main/docs/01-writing-tests.md: only the context is passed.
    { on: ['ava'], methods: ['', 'serial', 'failing', ...MODES, ...HOOKS], context: 'tooling_path' },
    { on: GROUPS, methods: ['', ...MODES], context: 'tooling_path', sync: 'framework-sync' },
    {
      on: [...WITH_CALLBACK, 'vitest', ...NODE],
      methods: GROUPS,
      context: 'tooling_path',
      sync: 'framework-sync',
    },
  ],
  wrappers: ['unblock-helpers.asyncCallback'],
  catchesRejections: () => true,
});
