const { execProgram } = require('./unblock-helpers');

async function main(branch, count) {
  await execProgram('git', ['fetch', '--all']);
  await execProgram('git', ['commit', '-m', 'it works'], { cwd: 'repo' });
  await execProgram('git', ['checkout', `${branch}`]);
  await execProgram('git', ['log', '-n', `${Number(count)}`, '--format=%h %s'], { encoding: 'utf8' });
}

main('main', '3');
