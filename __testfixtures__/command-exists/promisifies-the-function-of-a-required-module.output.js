// with command-exists@^1.2.9
const commandExists = require('command-exists');
const { promisify } = require('util');
const commandExistsAsync = promisify(commandExists);

async function version() {
  if (!process.pkg && await commandExistsAsync('git')) return 'git';
  return 'unknown';
}

version();
