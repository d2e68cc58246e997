// risk review
// with glob@^11.0.0
import { glob } from 'glob';

async function list(folder) {
  return [...await glob('*.json', { cwd: folder }), ...await glob('*.yml')].sort();
}

console.log(await list('data'));
