'use strict';

// The command line as a process of its own, from the sources: bin/unblock.js starts what was built.
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
