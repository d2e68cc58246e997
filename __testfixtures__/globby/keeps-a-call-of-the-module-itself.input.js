// with globby@^11.1.0
const globby = require('globby');

async function list() {
  return globby(['*.js', '!a.js']);
}

list().then(console.log);
