#!/usr/bin/env node
'use strict';

// From Node 22 on, what was compiled once is not compiled again (https://nodejs.org/api/module.html#moduleenablecompilecachecachedir).
require('node:module').enableCompileCache?.();

// The only place that hands the real process to the tool; everything below takes it as an argument.
const { main } = require('../dist/src/cli');

main({
  argv: process.argv.slice(2),
  cwd: process.cwd(),
  env: process.env,
  stdin: process.stdin,
  stdout: process.stdout,
  stderr: process.stderr,
}).then((exitCode) => {
  process.exitCode = exitCode;
});
