// with command-exists@^1.2.9
import { sync as commandExistsSync } from 'command-exists';
import commandExists from 'command-exists';
import { promisify } from 'util';
const commandExistsAsync = promisify(commandExists);

async function main(name) {
  await commandExists('sh');
  if (await commandExistsAsync('git') && await commandExistsAsync('sh')) return name;
  return commandExistsSync(name); // stays: argument-differs
}

await main('ls');
