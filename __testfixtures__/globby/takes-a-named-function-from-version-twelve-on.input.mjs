// risk review
// with globby@14.1.0
import { globbySync, isDynamicPattern } from 'globby';

async function list(pattern) {
  return isDynamicPattern(pattern) ? globbySync(pattern) : [];
}

console.log(await list('*.js'));
