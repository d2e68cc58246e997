const { readFile } = require('fs/promises');
const { execWords } = require('./unblock-helpers');

async function main() {
  await execWords('git', ['log'], { cwd: await readFile('dir', 'utf8') });
  await execWords('git', ['checkout', `${await readFile('branch', 'utf8')}`]);
}

main();
