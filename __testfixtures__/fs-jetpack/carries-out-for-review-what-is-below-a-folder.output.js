// with fs-jetpack@^5.1.0
// risk review
const jetpack = require('fs-jetpack');

async function main(text) {
  const folder = await jetpack.cwd('data').dirAsync('users');
  if (await folder.existsAsync('a.txt') && (await folder.inspectAsync('a.txt')).size > 0) console.log(await folder.readAsync('a.txt'), await folder.listAsync());
  console.log((await folder.findAsync({ matching: '*.txt' })).length, (await folder.inspectTreeAsync('b')).size, (await folder.tmpDirAsync()).path());
  await folder.writeAsync('c.txt', text);
  await (await folder.fileAsync('d.txt')).appendAsync('e.txt', text);
  await folder.copyAsync('f.txt', 'g.txt');
  await folder.symlinkAsync('g.txt', 'h.txt');
  await folder.removeAsync('i.txt');
}

main('b');
