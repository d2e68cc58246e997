// with md5-file@^5.0.0
import md5File from 'md5-file';

async function main(path) {
  return await md5File(path) === await md5File('b.txt') || md5File(path);
}

console.log(await main('a.txt'));
