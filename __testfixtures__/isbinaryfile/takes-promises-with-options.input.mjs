// with isbinaryfile@^6.0.0
import { isBinaryFileSync } from 'isbinaryfile';

async function main(path) {
  return isBinaryFileSync(path, { encoding: 'latin1' }) || isBinaryFileSync('b.txt');
}

console.log(await main('a.txt'));
