// with glob@^8.0.0
const glob = require('glob');
const { promisify } = require('util');
const globAsync = promisify(glob);

async function list(folder) {
  const paths = await globAsync('*.json', { cwd: folder });
  return paths.length;
}

list('data').then(console.log);
