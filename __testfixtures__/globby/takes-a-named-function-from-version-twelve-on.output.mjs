// risk review
// with globby@14.1.0
import { isDynamicPattern, globby } from 'globby';

async function list(pattern) {
  return isDynamicPattern(pattern) ? await globby(pattern) : [];
}

console.log(await list('*.js'));
