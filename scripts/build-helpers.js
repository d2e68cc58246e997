'use strict';

// Writes src/helpers/table.ts from src/helpers/sources: `node scripts/build-helpers.js`. With `--check` it writes
// nothing and exits with 1 when the table is stale. The texts lie in a table because a published tool has no sources.

const fs = require('node:fs');
const path = require('node:path');
const prettier = require('prettier');
const ts = require('typescript');
const { HELPERS } = require('./helper-names');

const ROOT = path.join(__dirname, '..');
const SOURCES = path.join(ROOT, 'src/helpers/sources');
const TABLE = path.join(ROOT, 'src/helpers/table.ts');

const WIDTH = 80;
const FORMAT = { singleQuote: true };
const BLANK_LINE = '//@blank-line';

async function main() {
  const table = await buildTable();
  if (!process.argv.includes('--check')) return fs.writeFileSync(TABLE, table);
  if (fs.readFileSync(TABLE, 'utf8') === table) return undefined;
  process.stderr.write('src/helpers/table.ts is stale: run `npm run helpers`.\n');
  process.exitCode = 1;
}

async function buildTable() {
  const files = fs.readdirSync(SOURCES).sort();
  const parts = await Promise.all(files.map(buildPart));
  const comments = sharedComments(parts);
  const constants = comments.map((comment, index) => `const ${nameOfComment(index)} = ${quote(comment)};`);
  const text = `// Made by scripts/build-helpers.js from src/helpers/sources: change those, then run \`npm run helpers\`.
import type { Part } from './part';

/** The names of all helpers, a contract between the catalogue and the generated file. */
export const HELPERS = ${JSON.stringify(HELPERS)} as const;

// Comments that are the same with and without types.
${constants.join('\n')}

/** The text of each source, ready to be put together. */
export const PARTS: readonly Part[] = [${parts.map((part) => printPart(part, comments)).join(',\n')}];
`;
  return prettier.format(text, { ...(await prettier.resolveConfig(TABLE)), parser: 'typescript' });
}

async function buildPart(file) {
  const text = fs.readFileSync(path.join(SOURCES, file), 'utf8');
  const imports = readImports(file, text);
  const typed = hideInternals(withoutHead(text, imports));
  const [inside, outside] = [imports.filter(isInside), imports.filter((row) => !isInside(row))];
  return {
    name: path.basename(file, '.ts'),
    helpers: HELPERS.filter((name) => new RegExp(`^export .*function ${name}\\b`, 'm').test(typed)),
    needs: [...new Set(inside.filter(({ optional }) => !optional).map(({ from }) => from.slice(2)))],
    optional: inside.filter(({ optional }) => optional).map(({ from, names }) => ({ part: from.slice(2), names })),
    values: outside.filter(({ type }) => !type).map(({ from, names }) => ({ from, names })),
    types: outside.filter(({ type }) => type).map(({ from, names }) => ({ from, names })),
    ts: await format(typed, 'typescript'),
    js: await format(removeTypes(typed), 'babel'),
  };
}

/** `import { a as b } from './c'; // optional` and the like, in order. */
function readImports(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  return source.statements.filter(ts.isImportDeclaration).map((node) => {
    const endOfLine = text.indexOf('\n', node.end) + 1;
    const { isTypeOnly, namedBindings } = node.importClause;
    const names = namedBindings.elements.map((element) => element.getText());
    const optional = text.slice(node.end, endOfLine).includes('// optional');
    return { from: node.moduleSpecifier.text, type: isTypeOnly, names, optional, endOfLine };
  });
}

function isInside({ from }) {
  return from.startsWith('./');
}

function withoutHead(text, imports) {
  const head = imports.length > 0 ? imports[imports.length - 1].endOfLine : 0;
  return text
    .slice(head)
    .replace(/^\/\* eslint-disable .*\n/, '')
    .trimStart();
}

function hideInternals(text) {
  return text.replace(/^export (?=(?:async )?\w+ (\w+))/gm, (match, name) => (HELPERS.includes(name) ? match : ''));
}

/** TypeScript's printer drops blank lines, so they travel as comments. */
function removeTypes(text) {
  const marked = withoutOverloads(text).replace(/\n\n/g, `\n${BLANK_LINE}\n`);
  const compilerOptions = { target: ts.ScriptTarget.ES2018, module: ts.ModuleKind.ESNext, removeComments: false };
  const { outputText } = ts.transpileModule(marked, { compilerOptions });
  return outputText.replace(/^ *\/\/@blank-line\n/gm, '\n').replace(/^export \{\};\n/m, '');
}

/** Leaves the comment of the first overload to the function itself. */
function withoutOverloads(text) {
  const { statements } = ts.createSourceFile('part.ts', text, ts.ScriptTarget.Latest, true);
  return statements.reduceRight((rest, node, index) => {
    const isOverload = ts.isFunctionDeclaration(node) && !node.body;
    return isOverload ? rest.slice(0, node.getStart()) + rest.slice(statements[index + 1].getStart()) : rest;
  }, text);
}

async function format(text, parser) {
  return wrapComments(await prettier.format(text, { ...FORMAT, parser }));
}

/** Prettier leaves comments as wide as ours are; these go into files of 80 columns. */
function wrapComments(text) {
  return text
    .replace(/^( *)\/\*\*((?:.|\n)*?)\*\/\n/gm, (whole, indent, comment) => {
      if (whole.split('\n').every((line) => line.length <= WIDTH)) return whole;
      const lines = wrap(comment.replace(/^ *\* ?/gm, ''), `${indent} * `);
      return `${indent}/**\n${lines}\n${indent} */\n`;
    })
    .replace(/^( *)\/\/ (.*)(?:\n\1\/\/ .*)*\n/gm, (whole, indent) => {
      return `${wrap(whole.replace(/^ *\/\/ /gm, ''), `${indent}// `)}\n`;
    });
}

function wrap(text, prefix) {
  const lines = [prefix.trimEnd()];
  for (const word of text.trim().split(/\s+/)) {
    const longer = `${lines[lines.length - 1]} ${word}`;
    if (longer.length <= WIDTH) lines[lines.length - 1] = longer;
    else lines.push(`${prefix}${word}`);
  }
  return lines.join('\n');
}

/** Comments that are written once, although two texts of a part have them. */
function sharedComments(parts) {
  const found = parts.flatMap(({ ts: typed, js }) => commentsIn(typed).filter((comment) => js.includes(comment)));
  return [...new Set(found)];
}

/** Shorter ones take less room than the name of a constant, and its quotes. */
const SHORTEST = 40;

function commentsIn(text) {
  const found = text.match(/^ *\/\*\*[^]*?\*\/$|^ *\/\/ .*(?:\n *\/\/ .*)*$/gm) ?? [];
  return found.filter(({ length }) => length >= SHORTEST);
}

function nameOfComment(index) {
  return `COMMENT_${index + 1}`;
}

function printPart(part, comments) {
  const { ts: typed, js, ...rest } = part;
  const [one, other] = [typed, js].map((text) => withConstants(text, comments));
  return `{ ${JSON.stringify(rest).slice(1, -1)}, ts: ${one}, js: ${other} }`;
}

/** The text as a template that has constants in the place of comments. */
function withConstants(text, comments) {
  return comments.reduce(
    (quoted, comment, index) => quoted.replaceAll(quote(comment).slice(1, -1), () => `\${${nameOfComment(index)}}`),
    quote(text),
  );
}

function quote(text) {
  return `\`${text.replace(/[\\`]|\$\{/g, '\\$&')}\``;
}

main();
