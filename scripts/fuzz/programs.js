'use strict';

/** Random programs of an Express server whose handlers share files and variables. `pick` chooses from a list. */
function programOf(pick) {
  const handlers = Array.from({ length: pick([1, 2, 2]) }, (_, index) => handlerOf(pick, index));
  return [
    "const express = require('express');",
    "const fs = require('fs');",
    'const app = express();',
    'let total = 0;',
    'let words;',
    'let loads = 0;',
    'function load(name) {',
    "  return JSON.parse(fs.readFileSync(`data-${name}.json`, 'utf8'));",
    '}',
    'function save(name, value) {',
    '  fs.writeFileSync(`data-${name}.json`, JSON.stringify(value));',
    '}',
    'function dictionary() {',
    "  if (!words) words = { text: fs.readFileSync('words.txt', 'utf8'), loads: (loads += 1) };",
    '  return words;',
    '}',
    ...handlers,
    'app.listen(3000);',
    '',
  ].join('\n');
}

function handlerOf(pick, index) {
  const chosen = Array.from({ length: pick([1, 2, 3]) }, () => pick(STATEMENTS));
  // Two reads without a write may see two versions: see docs/interleaving.md.
  const once = chosen.filter((statement, at) => statement !== readOnly || chosen.indexOf(statement) === at);
  const lines = once.map((statement, at) => statement(`v${at}`, pick(PATHS), pick(['a', 'b'])));
  const body = ['  const out = [];', ...lines.map((line) => line.replace(/^/gm, '  ')), '  res.json(out);'];
  return [`app.post('/r${index}/:id', (req, res) => {`, ...body, '});'].join('\n');
}

const readOnly = (v, _path, name) => `const ${v} = load('${name}');\nout.push(${v}.n);`;

const PATHS = ["'a.json'", "'b.json'", '`n-${req.params.id}.json`'];

const STATEMENTS = [
  (v, path) =>
    `const ${v} = JSON.parse(fs.readFileSync(${path}, 'utf8'));\n${v}.n += 1;\nfs.writeFileSync(${path}, JSON.stringify(${v}));\nout.push(${v}.n);`,
  (v, path) => `fs.writeFileSync(${path}, '{"n":9}');`,
  (v, _path, name) => `save('${name}', { n: 9 });`,
  (v, path) => `if (!fs.existsSync(${path})) {\n  fs.writeFileSync(${path}, '{"n":0}');\n  out.push('made');\n}`,
  () => `if (!fs.existsSync('folder')) fs.mkdirSync('folder');`,
  (v, path) => `if (fs.existsSync(${path})) fs.unlinkSync(${path});`,
  (v, path) =>
    `if (fs.existsSync(${path})) {\n  fs.unlinkSync(${path});\n  out.push('gone');\n} else out.push('none');`,
  () => `out.push(fs.existsSync('words.txt') ? fs.readFileSync('words.txt', 'utf8') : 'none');`,
  () => `total += 1;\nout.push(total);`,
  () => `fs.appendFileSync('requests.log', \`\${req.params.id}\\n\`);`,
  () => `out.push(dictionary().loads);`,
  (v, _path, name) => `const ${v} = load('${name}');\n${v}.n += 1;\nsave('${name}', ${v});`,
  readOnly,
  (v, path) => `try {\n  fs.copyFileSync(${path}, 'copy.json');\n} catch (error) {\n  out.push(error.code);\n}`,
];

module.exports = { programOf };
