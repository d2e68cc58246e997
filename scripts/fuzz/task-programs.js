'use strict';

/**
 * Random programs of an Express server whose requests have state of their own, and start several things at once: inner
 * functions and methods that share variables of the request, awaited together, one after the other, later or never. `pick`
 * chooses from a list.
 */
function taskProgramOf(pick) {
  const handlers = Array.from({ length: pick([1, 1, 2]) }, (_, index) => handlerOf(pick, index));
  const classes = handlers.some((text) => text.includes('new Job')) ? [classOf(pick)] : [];
  return [
    "const express = require('express');",
    "const fs = require('fs');",
    ...([...handlers, ...classes].some((text) => text.includes(WAIT)) ? ["const db = require('db');"] : []),
    'const app = express();',
    ...classes,
    ...handlers,
    'app.listen(3000);',
    '',
  ].join('\n');
}

/** Where the state is, and how its parts and its functions are called there. */
const IN_CLOSURE = { state: '', work: '' };
const IN_OBJECT = { state: 'this.', work: 'job.' };

function handlerOf(pick, index) {
  const scope = pick([IN_CLOSURE, IN_CLOSURE, IN_OBJECT]);
  const isClosure = scope === IN_CLOSURE;
  // The order of names that are set together is nobody's promise.
  const shown = ['last', 'text', 'list', 'state', 'Object.entries(seen).sort()'].map((text) =>
    isClosure ? text : text.replace(/(?=seen|^\w+$)/, 'job.'),
  );
  const inner = ['async one', 'async two', 'plain'].map((head) => functionOf(pick, head, IN_CLOSURE));
  const declared = [
    "let last = 0;\nlet text = '';\nconst list = [];\nconst state = { n: 0 };\nconst seen = {};",
    ...inner.map((text) => text.replace(/^(async )?/, '$1function ')),
  ];
  const steps = Array.from({ length: pick([1, 2, 2, 3]) }, (_, at) => stepOf(pick, at, scope));
  const body = ['const out = [];', ...(isClosure ? declared : ['const job = new Job();']), ...steps];
  return [
    `app.post('/r${index}/:id', async (req, res) => {`,
    ...body.map((line) => line.replace(/^/gm, '  ')),
    `  res.json([out, ${shown.join(', ')}]);`,
    '});',
  ].join('\n');
}

function classOf(pick) {
  const methods = ['async one', 'async two', 'plain'].map((head) => functionOf(pick, head, IN_OBJECT));
  const fields = "last = 0;\ntext = '';\nlist = [];\nstate = { n: 0 };\nseen = {};";
  return ['class Job {', ...[fields, ...methods].map((line) => line.replace(/^/gm, '  ')), '}'].join('\n');
}

function functionOf(pick, head, scope) {
  const made = Array.from({ length: pick([1, 2, 3, 3]) }, (_, at) => pick(INNER)(`v${at}`, scope.state));
  const lines =
    head.startsWith('async') && pick([true, false, false, false]) ? made.toSpliced(pick([0, 1]), 0, WAIT) : made;
  return [`${head}(name) {`, ...lines.map((line) => line.replace(/^/gm, '  ')), '  return name;', '}'].join('\n');
}

function stepOf(pick, at, { work }) {
  const [first, second] = [pick(['one', 'two']), pick(['one', 'two'])];
  const listed = pick(['[...NAMES]', "['a', 'b']", "['b', 'a', 'b']"]).replace('[...NAMES]', "['a']");
  return pick(STEPS)(`p${at}`, `${work}${first}`, `${work}${second}`, listed, `${work}plain`);
}

const WAIT = 'await db.touch();';
const READS = "fs.readFileSync('words.txt', 'utf8')";

/** `s` is what comes before the name of a variable. */
const INNER = [
  (v) => `const ${v} = ${READS};`,
  (v, s) => `const ${v} = ${s}last;\n${s}text = ${READS} + name;\n${s}last = ${v} + 1;`,
  (v, s) => `${s}last = ${READS}.length + ${s}last;`,
  (v, s) => `${s}last += ${READS}.length;`,
  (_v, s) => `${s}text += name;`,
  (_v, s) => `${s}text = ${s}text + name;`,
  (_v, s) => `${s}list.push(name);`,
  (_v, s) => `${s}list.push(${READS}.length);`,
  (_v, s) => `${s}state.n += 1;`,
  (_v, s) => `${s}state.n = ${s}list.length;`,
  (_v, s) => `${s}seen[name] = ${s}last;`,
  (_v, s) => `${s}seen[name] = ${READS};`,
  (_v, s) => `if (!${s}text) ${s}text = ${READS};`,
  (_v, s) => `if (${s}seen[name]) return 'seen';\n${s}seen[name] = true;`,
  (v, s) => `const ${v} = ${READS};\nif (${s}last === 0) ${s}last = ${v}.length;\nelse ${s}last += 1;`,
  (_v, s) => `fs.appendFileSync('requests.log', \`\${${s}last}\\n\`);`,
];

const STEPS = [
  () => WAIT,
  (_v, one, two) => `out.push(...(await Promise.all([${one}('a'), ${two}('b')])));`,
  (_v, one) => `await Promise.all([${one}('a'), ${one}('b')]);`,
  (_v, one, two) => `await Promise.allSettled([${one}('a'), ${two}('a')]);`,
  (_v, one, _two, list) => `await Promise.all(${list}.map((name) => ${one}(name)));`,
  (v, one, _two, list) =>
    `const ${v} = await Promise.all(${list}.map(async (name) => {\n  const text = ${READS};\n  return [text, await ${one}(name)];\n}));\nout.push(${v});`,
  (v, one, two) => `const ${v} = ${one}('a');\nout.push(await ${two}('b'));\nout.push(await ${v});`,
  (v, one, two) => `const ${v} = [${one}('a'), ${two}('b')];\nawait Promise.all(${v});`,
  (_v, one) => `${one}('a').then(() => undefined);`,
  (_v, one, _two, list) => `${list}.forEach(async (name) => {\n  await ${one}(name);\n});`,
  (_v, one, two) => `await ${one}('a');\nawait ${two}('b');`,
  (_v, one, _two, list) => `for (const name of ${list}) out.push(await ${one}(name));`,
  (_v, one, _two, _list, plain) => `await Promise.all([${one}('a'), ${plain}('b')]);`,
  (_v, _one, _two, _list, plain) => `out.push(${plain}('a'));`,
  (_v, one, _two, list, plain) => `${list}.forEach((name) => ${plain}(name));\nout.push(await ${one}('c'));`,
];

module.exports = { taskProgramOf };
