const fs = require('fs');
const yargs = require('yargs');

yargs.command(require('./tidy-all')).parse();
fs.rmSync('tidied'); // found: tooling
