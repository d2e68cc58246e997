const { execWords, execProgram, spawnProgram } = require('./unblock-helpers');

async function main() {
  const head = (await execWords('git', ['rev-parse', 'HEAD'])).toString().trim();
  const [first] = String(await execProgram('ls')).split('\n');
  if ((await spawnProgram('git', ['diff', '--quiet'])).status !== 0) console.log(`${head} is dirty, see ${first}`);
}

main();
