'use strict';

// The code is CommonJS, but oxc-parser and prettier's core are ES modules that Jest cannot `require` on Node 20. They are
// reached by `await import()`, which needs `--experimental-vm-modules` (see "test" in package.json) and a compiler that
// leaves `import()` alone: `module: node16` does. Types are checked by `npm run types`, so each file compiles by itself.
/** @type {import('jest').Config} */
module.exports = {
  testEnvironment: 'node',
  testMatch: ['<rootDir>/__tests__/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/dist/', '<rootDir>/examples/', '<rootDir>/__testfixtures__/'],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/examples/', '<rootDir>/__testfixtures__/'],
  watchPathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/examples/', '<rootDir>/__testfixtures__/'],
  transform: { '^.+\\.ts$': ['ts-jest', { tsconfig: '<rootDir>/tsconfig.json' }] },
  setupFiles: ['<rootDir>/__tests__/support/own-caches.ts'],
  testTimeout: 120_000,
  maxWorkers: 2,
};
