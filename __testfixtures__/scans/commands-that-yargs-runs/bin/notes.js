#!/usr/bin/env node
const fs = require('fs');
const yargs = require('yargs');
const { hideBin } = require('yargs/helpers');
const serve = require('../cmds/serve');

yargs(hideBin(process.argv))
  .command(serve)
  .command('list', 'Lists', (y) => y.option('folder', { default: fs.readFileSync('folder') }), (argv) => list(argv)) // found: startup
  .command({ command: 'clear', builder: {}, handler: () => fs.rmSync('notes') }) // found: startup
  .command([{ command: 'one', handler: () => fs.rmSync('one') }]) // found: startup
  .command(require('../cmds/list'))
  .commandDir('../more')
  .middleware((argv) => fs.readFileSync('middleware')) // found: startup
  .check(() => fs.existsSync('config')) // found: startup
  .parse();

function list({ folder }) {
  return fs.readdirSync(folder); // found: startup
}
