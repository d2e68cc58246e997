const { execSync, execFileSync, spawnSync } = require('child_process');

async function main() {
  console.log(execSync('ls *.csv | wc -l', { encoding: 'utf8' }).trim());
  console.log(execFileSync('git', ['rev-parse', 'HEAD']).toString());
  const { status } = spawnSync('make', ['test'], { stdio: 'inherit' });
  return status;
}

main();
