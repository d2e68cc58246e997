// with fs-jetpack@^5.1.0
const jetpack = require('fs-jetpack');

async function main(path) {
  if (jetpack.exists(path) !== 'dir') jetpack.dir(path);
  console.log(jetpack.list(path), jetpack.inspect(path).type, jetpack.read(`${path}/a.json`, 'json'));
  console.log(jetpack.find('b', { matching: '*.txt' }), jetpack.inspectTree('b').size);
  const folder = jetpack.tmpDir();
  jetpack.copy('a.txt', folder.path('b.txt'));
  jetpack.symlink('a.txt', folder.path('c.txt'));
  jetpack.remove('c.txt');
}

main('a');
