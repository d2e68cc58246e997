import { defineFramework } from '../define';

const HOOKS = ['before', 'after', 'beforeEach', 'afterEach', 'beforeAll', 'afterAll'];
const CASES = ['it', 'test', 'specify', ...HOOKS];
const GROUPS = ['describe', 'suite', 'context'];
const RUNNERS = ['mocha', 'vitest', '@jest/globals'];
const NODE = ['node:test', 'test'];
const MODULES = [...RUNNERS, ...NODE, 'ava'];
const MODES = ['only', 'skip'];

/** Test runners: a test may return a promise, a group may not. */
export const tests = defineFramework({
  name: 'tests',
  packages: MODULES,
  handlers: [
    { on: CASES, methods: ['', ...MODES], context: 'tooling_path', callbackAt: 0 },
    { on: RUNNERS, methods: CASES, context: 'tooling_path', callbackAt: 0 },
    // https://nodejs.org/api/test.html: first comes the context of the test, then the callback.
    { on: NODE, methods: ['', ...CASES, ...MODES], context: 'tooling_path', callbackAt: 1 },
    // https://github.com/avajs/ava/blob/main/docs/01-writing-tests.md: there is the context only.
    { on: ['ava'], methods: ['', 'serial', 'failing', ...MODES, ...HOOKS], context: 'tooling_path' },
    { on: GROUPS, methods: ['', ...MODES], context: 'tooling_path', sync: 'framework-sync' },
    { on: [...RUNNERS, ...NODE], methods: GROUPS, context: 'tooling_path', sync: 'framework-sync' },
  ],
  catchesRejections: () => true,
});
