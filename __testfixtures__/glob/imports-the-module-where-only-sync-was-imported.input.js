// with glob@^8.0.0
const { sync } = require('glob');

async function list(folder) {
  const paths = sync('*.json', { cwd: folder });
  return paths.length;
}

list('data').then(console.log);
