const { execSync } = require('child_process');
const { readFileSync } = require('fs');

async function main() {
  execSync('git log', { cwd: readFileSync('dir', 'utf8') });
  execSync(`git checkout "${readFileSync('branch', 'utf8')}"`);
}

main();
