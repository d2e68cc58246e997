// with isbinaryfile@^6.0.0
import { isBinaryFile } from 'isbinaryfile';

async function main(path) {
  return await isBinaryFile(path, { encoding: 'latin1' }) || await isBinaryFile('b.txt');
}

console.log(await main('a.txt'));
