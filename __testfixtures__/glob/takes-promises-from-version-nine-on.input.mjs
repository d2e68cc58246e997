// risk review
// with glob@^11.0.0
import { glob, globSync } from 'glob';

async function list(folder) {
  return [...globSync('*.json', { cwd: folder }), ...glob.sync('*.yml')].sort();
}

console.log(await list('data'));
