'use strict';

// Lets a child process of a test `require` our TypeScript sources, so that it can be killed or given a terminal. What was
// compiled once is kept: many such processes start.
const { createHash } = require('node:crypto');
const { mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');

const folder = join(tmpdir(), 'unblock-tests-compiled');

require.extensions['.ts'] = (module, fileName) => module._compile(compiled(fileName), fileName);

function compiled(fileName) {
  const source = readFileSync(fileName, 'utf8');
  const kept = join(folder, createHash('sha256').update(source).digest('hex'));
  try {
    return readFileSync(kept, 'utf8');
  } catch {
    return keep(kept, compile(source, fileName));
  }
}

function compile(source, fileName) {
  const ts = require('typescript');
  const compilerOptions = { module: ts.ModuleKind.Node16, target: ts.ScriptTarget.ES2022, esModuleInterop: true };
  return ts.transpileModule(source, { fileName, compilerOptions }).outputText;
}

// Others may write the same file at this moment: it gets its name when it is whole.
function keep(file, text) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${file}.${process.pid}`, text);
  renameSync(`${file}.${process.pid}`, file);
  return text;
}
