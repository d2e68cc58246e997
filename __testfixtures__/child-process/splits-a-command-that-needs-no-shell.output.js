const { execWords } = require('./unblock-helpers');

async function main(branch, count) {
  await execWords('git', ['fetch', '--all']);
  await execWords('git', ['commit', '-m', 'it works'], { cwd: 'repo' });
  await execWords('git', ['checkout', `${branch}`]);
  await execWords('git', ['log', '-n', `${Number(count)}`, '--format=%h %s'], { encoding: 'utf8' });
}

main('main', '3');
