// with glob@^7.2.0
const glob = require('glob');

async function routes(folder) {
  return glob.sync('**/*.js', { cwd: folder }).map((path) => require(path));
}

routes('routes').then(console.log);
