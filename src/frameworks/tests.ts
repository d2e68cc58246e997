import { defineFramework } from '../define';

const HOOKS = ['before', 'after', 'beforeEach', 'afterEach', 'beforeAll', 'afterAll'];
const CASES = ['it', 'test', 'specify', ...HOOKS];
const GROUPS = ['describe', 'suite', 'context'];
const MODULES = ['node:test', 'test', 'mocha', 'vitest', '@jest/globals'];

/** Test runners: a test may return a promise, a group may not. */
export const tests = defineFramework({
  name: 'tests',
  packages: MODULES,
  handlers: [
    { on: CASES, methods: [''], context: 'tooling_path' },
    { on: MODULES, methods: CASES, context: 'tooling_path' },
    { on: GROUPS, methods: [''], context: 'tooling_path', sync: 'framework-sync' },
    { on: MODULES, methods: GROUPS, context: 'tooling_path', sync: 'framework-sync' },
  ],
  catchesRejections: () => true,
});
