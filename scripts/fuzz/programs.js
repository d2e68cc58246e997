'use strict';

/** Random programs of an Express server whose handlers share files and variables. `pick` chooses from a list. */
function programOf(pick) {
  // Few of them: who never meets cannot disturb anybody.
  const paths = [pick(PATHS), pick(PATHS)];
  const handlers = Array.from({ length: pick([1, 2, 2, 3]) }, (_, index) => handlerOf(pick, index, paths));
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
    'function add(file, value) {',
    '  const found = JSON.parse(fs.readFileSync(file));',
    '  found.n += value;',
    '  fs.writeFileSync(file, JSON.stringify(found));',
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

function handlerOf(pick, index, paths) {
  const chosen = Array.from({ length: pick([1, 2, 3]) }, () => pick(STATEMENTS));
  const lines = chosen.map((statement, at) => statement(`v${at}`, pick(paths), pick(['a', 'b'])));
  const body = ['  const out = [];', ...lines.map((line) => line.replace(/^/gm, '  ')), '  res.json(out);'];
  return [`app.post('/r${index}/:id', (req, res) => {`, ...body, '});'].join('\n');
}

const PATHS = ["'a.json'", "'b.json'", "'data-a.json'", '`n-${req.params.id}.json`'];

const STATEMENTS = [
  (v, path) =>
    `const ${v} = JSON.parse(fs.readFileSync(${path}, 'utf8'));\n${v}.n += 1;\nfs.writeFileSync(${path}, JSON.stringify(${v}));\nout.push(${v}.n);`,
  (v, path) =>
    `const ${v} = ${path};\nconst ${v}s = JSON.parse(fs.readFileSync(${v}, 'utf8'));\n${v}s.n += 1;\nfs.writeFileSync(${v}, JSON.stringify(${v}s));`,
  (v, path) =>
    `let ${v} = ${path};\nif (!fs.existsSync(${v})) ${v} = 'a.json';\nfs.writeFileSync(${v}, '{"n":5}');\nout.push(fs.readFileSync(${v}, 'utf8'));`,
  (_v, path) => `add(${path}, 2);`,
  (_v, path, name) => `add(${path}, 2);\nadd('data-${name}.json', 3);`,
  (v, path) => `fs.writeFileSync(${path}, '{"n":9}');`,
  (v, _path, name) => `save('${name}', { n: 9 });`,
  (v, path) => `if (!fs.existsSync(${path})) {\n  fs.writeFileSync(${path}, '{"n":0}');\n  out.push('made');\n}`,
  () => `if (!fs.existsSync('folder')) fs.mkdirSync('folder');`,
  (v, path) => `if (fs.existsSync(${path})) fs.unlinkSync(${path});`,
  (v, path) =>
    `if (fs.existsSync(${path})) {\n  fs.unlinkSync(${path});\n  out.push('gone');\n} else out.push('none');`,
  () => `out.push(fs.existsSync('words.txt') ? fs.readFileSync('words.txt', 'utf8') : 'none');`,
  () => `fs.writeFileSync('left.json', req.params.id);\nfs.writeFileSync('right.json', req.params.id);`,
  () =>
    `try {\n  out.push(fs.readFileSync('left.json', 'utf8'), fs.readFileSync('right.json', 'utf8'));\n} catch (error) {\n  out.push(error.code);\n}`,
  () => `if (out.length > 0) fs.writeFileSync('right.json', 'only');`,
  (v) => `const ${v} = fs.readFileSync('words.txt', 'utf8');\nfs.writeFileSync('right.json', ${v});`,
  () => `total += 1;\nout.push(total);`,
  () => `fs.appendFileSync('requests.log', \`\${req.params.id}\\n\`);`,
  () => `out.push(dictionary().loads);`,
  (v, _path, name) => `const ${v} = load('${name}');\n${v}.n += 1;\nsave('${name}', ${v});`,
  (v, _path, name) => `const ${v} = load('${name}');\nout.push(${v}.n);`,
  (_v, path) => `out.push(fs.existsSync(${path}) ? fs.readFileSync(${path}, 'utf8') : 'none');`,
  (v, path) => `if (fs.existsSync(${path})) {\n  const ${v} = fs.readFileSync(${path}, 'utf8');\n  out.push(${v});\n}`,
  (_v, _path, name) => `fs.copyFileSync('data-${name}.json', 'backup.json');\nsave('${name}', { n: out.length });`,
  (v, path) => `try {\n  fs.copyFileSync(${path}, 'copy.json');\n} catch (error) {\n  out.push(error.code);\n}`,
];

module.exports = { programOf };
