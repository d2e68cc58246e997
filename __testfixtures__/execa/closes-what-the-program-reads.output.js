// with execa@^5.1.1
const execa = require('execa');

async function main(path) {
  await execa('cat', { input: '' });
  await execa('git', ['log'], { input: '' });
  await execa('cat', [path], { input: '', cwd: '/' });
  await execa('cat', [], { input: '' });
  await execa('cat', [], { input: path });
  return (await execa.command('git log', { stdio: 'inherit' })).stdout;
}

main('a');
