// with glob@^11.0.0
import { glob, hasMagic } from 'glob';

async function list(pattern) {
  return hasMagic(pattern) ? glob(pattern) : [pattern];
}

console.log(await list('*.json'));
