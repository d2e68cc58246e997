import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

const tables = [
  'transforms/**',
  'src/helpers/table.ts',
  'src/plan/reasons.ts',
  'src/frameworks/**',
  'scripts/fuzz/*-texts.js',
  'scripts/fuzz/state-programs.js',
];

export default defineConfig(
  { ignores: ['dist/', 'coverage/', 'examples/', '__testfixtures__/', 'node_modules/', '.unblock/'] },
  {
    files: ['**/*.{ts,js,mjs}'],
    extends: [tseslint.configs.recommended],
    rules: {
      eqeqeq: 'error',
      'prefer-const': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/no-require-imports': ['error', { allow: ['/package\\.json$'] }],
    },
  },
  {
    files: ['**/*.js'],
    languageOptions: { sourceType: 'commonjs' },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    files: ['src/**/*.ts'],
    rules: { 'no-console': 'error' },
  },
  { files: ['src/**/*.ts', 'scripts/**/*.js'], rules: { 'max-lines': ['error', { max: 200 }] } },
  { files: tables, rules: { 'max-lines': 'off' } },
);
