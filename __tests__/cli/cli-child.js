'use strict';

// The tool as bin/unblock.js starts it, from the sources.
require('../apply/register');
const { main } = require('../../src/cli');

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
