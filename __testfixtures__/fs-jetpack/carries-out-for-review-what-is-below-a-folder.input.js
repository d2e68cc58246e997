// with fs-jetpack@^5.1.0
// risk review
const jetpack = require('fs-jetpack');

async function main(text) {
  const folder = jetpack.cwd('data').dir('users');
  if (folder.exists('a.txt') && folder.inspect('a.txt').size > 0) console.log(folder.read('a.txt'), folder.list());
  console.log(folder.find({ matching: '*.txt' }).length, folder.inspectTree('b').size, folder.tmpDir().path());
  folder.write('c.txt', text);
  folder.file('d.txt').append('e.txt', text);
  folder.copy('f.txt', 'g.txt');
  folder.symlink('g.txt', 'h.txt');
  folder.remove('i.txt');
}

main('b');
