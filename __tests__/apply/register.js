'use strict';

// Lets a child process of a test `require` our TypeScript sources, so that it can be killed or given a terminal.
const { readFileSync } = require('node:fs');
const ts = require('typescript');

const compilerOptions = { module: ts.ModuleKind.Node16, target: ts.ScriptTarget.ES2022, esModuleInterop: true };

require.extensions['.ts'] = (module, fileName) => {
  const { outputText } = ts.transpileModule(readFileSync(fileName, 'utf8'), { fileName, compilerOptions });
  module._compile(outputText, fileName);
};
