const { readFile } = require('fs/promises');
const { execProgram } = require('./unblock-helpers');

async function main() {
  await execProgram('git', ['log'], { cwd: await readFile('dir', 'utf8') });
  await execProgram('git', ['checkout', `${await readFile('branch', 'utf8')}`]);
}

main();
