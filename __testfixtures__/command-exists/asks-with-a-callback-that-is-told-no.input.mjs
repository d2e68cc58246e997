// with command-exists@^1.2.9
import { sync as commandExistsSync } from 'command-exists';
import commandExists from 'command-exists';

async function main(name) {
  await commandExists('sh');
  if (commandExistsSync('git') && commandExists.sync('sh')) return name;
  return commandExistsSync(name); // stays: argument-differs
}

await main('ls');
