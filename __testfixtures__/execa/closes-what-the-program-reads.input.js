// with execa@^5.1.1
const execa = require('execa');

async function main(path) {
  execa.sync('cat');
  execa.sync('git', ['log']);
  execa.sync('cat', [path], { cwd: '/' });
  execa.sync('cat', [], {});
  execa.sync('cat', [], { input: path });
  return execa.commandSync('git log', { stdio: 'inherit' }).stdout;
}

main('a');
