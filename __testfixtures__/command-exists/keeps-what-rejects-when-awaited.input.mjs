import { sync as commandExistsSync } from 'command-exists';
import commandExists from 'command-exists';

async function main(name) {
  await commandExists(name);
  return commandExistsSync(name) && commandExists.sync('sh'); // stays: no-async-form stays: no-async-form
}

await main('ls');
