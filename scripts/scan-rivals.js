'use strict';

// What `scripts/bench-scan.js` compares a scan with: each reads a tree in its way, and tells how many calls it names. What they
// need is loaded by the one that is asked for, so that none pays for another.

const { existsSync, readFileSync } = require('node:fs');
const { extname, join } = require('node:path');

const SOURCES = '**/*.{js,mjs,cjs,jsx,ts,mts,cts,tsx}';

async function lintWithOneRule(tree) {
  const { ESLint } = require('eslint');
  const options = { cwd: tree, overrideConfigFile: true, allowInlineConfig: false, errorOnUnmatchedPattern: false };
  const results = await new ESLint({ ...options, overrideConfig: oneRule(tree) }).lintFiles([SOURCES]);
  return results.flatMap(({ messages }) => messages).filter(({ ruleId }) => ruleId === 'n/no-sync').length;
}

/** ESLint's own parser reads JavaScript at half the cost of the one for TypeScript, so each gets its files. */
function oneRule(tree) {
  const parserOptions = { ecmaFeatures: { jsx: true } };
  return [
    { files: [SOURCES], plugins: { n: require('eslint-plugin-n') }, rules: { 'n/no-sync': 'error' } },
    { files: ['**/*.{js,jsx}'], languageOptions: { sourceType: sourceTypeOf(tree), parserOptions } },
    { files: ['**/*.{ts,mts,cts,tsx}'], languageOptions: { parser: parserWithoutTypes() } },
  ];
}

function sourceTypeOf(tree) {
  const manifest = join(tree, 'package.json');
  return existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).type === 'module' ? 'module' : 'commonjs';
}

/** The rule insists on a type checker when it sees a parser that could have one; hiding it spares ESLint that cost. */
function parserWithoutTypes() {
  const { parser } = require('typescript-eslint');
  const parseForESLint = (text, options) => ({ ...parser.parseForESLint(text, options), services: {} });
  return { meta: { name: 'parser-without-types', version: parser.meta.version }, parseForESLint };
}

function sourcesOf(tree) {
  const { globSync } = require('tinyglobby');
  return globSync(SOURCES, { cwd: tree, absolute: true, ignore: ['**/node_modules/**', '**/.git/**'] });
}

/** Names no call; `0` says so. */
async function readBytes(tree) {
  for (const file of sourcesOf(tree)) readFileSync(file);
  return 0;
}

async function parseAndTraverse(tree) {
  return sourcesOf(tree).reduce((sum, file) => sum + countSyncCalls(readFileSync(file, 'utf8'), file), 0);
}

async function searchBySyntax(tree) {
  const { Lang, parse } = require('@ast-grep/napi');
  const languages = { '.ts': Lang.TypeScript, '.mts': Lang.TypeScript, '.cts': Lang.TypeScript, '.tsx': Lang.Tsx };
  const rule = { kind: 'call_expression', has: { field: 'function', regex: 'Sync$' } };
  return sourcesOf(tree).reduce((sum, file) => {
    const root = parse(languages[extname(file)] ?? Lang.JavaScript, readFileSync(file, 'utf8')).root();
    return sum + root.findAll({ rule }).length;
  }, 0);
}

/** Counts calls of `…Sync` methods; a file that Babel cannot read counts none, as it does for the others. */
function countSyncCalls(text, file) {
  const { parse } = require('@babel/parser');
  const { default: traverse } = require('@babel/traverse');
  let calls = 0;
  const CallExpression = ({ node: { callee } }) => {
    if (/Sync$/.test(callee.property?.name ?? callee.name ?? '')) calls += 1;
  };
  try {
    traverse(parse(text, parserOptions(file)), { CallExpression });
  } catch {
    return 0;
  }
  return calls;
}

function parserOptions(file) {
  const isTypeScript = /^\.[mc]?ts/.test(extname(file));
  const jsx = /^\.([mc]?js|jsx|tsx)$/.test(extname(file)) ? ['jsx'] : [];
  return {
    sourceType: 'unambiguous',
    errorRecovery: true,
    allowReturnOutsideFunction: true,
    plugins: [isTypeScript ? 'typescript' : 'flow', ...jsx, 'decorators'],
  };
}

module.exports = { eslint: lintWithOneRule, babel: parseAndTraverse, astGrep: searchBySyntax, read: readBytes };
