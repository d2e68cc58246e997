const { execSync } = require('child_process');

async function main(branch, count) {
  execSync('git fetch --all');
  execSync("git commit -m 'it works'", { cwd: 'repo' });
  execSync(`git checkout "${branch}"`);
  execSync(`git log -n ${Number(count)} --format="%h %s"`, { encoding: 'utf8' });
}

main('main', '3');
