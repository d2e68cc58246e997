// with glob@^7.2.0
const glob = require('glob');
const { promisify } = require('util');
const globAsync = promisify(glob);

async function routes(folder) {
  return (await globAsync('**/*.js', { cwd: folder })).map((path) => require(path));
}

routes('routes').then(console.log);
