// with fs-jetpack@^5.1.0
const jetpack = require('fs-jetpack');

async function main(path) {
  if (await jetpack.existsAsync(path) !== 'dir') await jetpack.dirAsync(path);
  console.log(await jetpack.listAsync(path), (await jetpack.inspectAsync(path)).type, await jetpack.readAsync(`${path}/a.json`, 'json'));
  console.log(await jetpack.findAsync('b', { matching: '*.txt' }), (await jetpack.inspectTreeAsync('b')).size);
  const folder = await jetpack.tmpDirAsync();
  await jetpack.copyAsync('a.txt', folder.path('b.txt'));
  await jetpack.symlinkAsync('a.txt', folder.path('c.txt'));
  await jetpack.removeAsync('c.txt');
}

main('a');
