#!/usr/bin/env node
'use strict';

// From Node 22 on, what was compiled once is not compiled again (https://nodejs.org/api/module.html#moduleenablecompilecachecachedir).
require('node:module').enableCompileCache?.();

// One run is short. Most of what V8 optimises it throws away again, or has no more use for, and that costs a third of the CPU
// time of a scan (docs/field-notes.md): here it waits until a function has proved to be hot. Node 24 waits by itself.
const OPTIMISE_LATER = { 20: '--interrupt-budget=1200000', 22: '--invocation-count-for-turbofan=30000' };
const flag = OPTIMISE_LATER[Number.parseInt(process.versions.node, 10)];
if (flag !== undefined) require('node:v8').setFlagsFromString(flag);

/**
 * What the sources were compiled to. A clone has none before `npm ci`: that is said in words, not by a stack trace of Node.
 */
function compiled() {
  try {
    return require('../dist/src/cli');
  } catch (error) {
    if (error.code !== 'MODULE_NOT_FOUND') throw error;
    const root = require('node:path').dirname(__dirname);
    process.stderr.write(
      `error: unblock is not built yet\nRun \`npm ci\` in ${root} first (${error.message.split('\n')[0]}).\n`,
    );
    process.exit(70);
  }
}

// The only place that hands the real process to the tool; everything below takes it as an argument.
const { main } = compiled();

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
