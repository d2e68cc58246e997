// risk review
// with globby@^11.1.0
const globby = require('globby');

async function list() {
  return (await globby(['*.js', '!a.js'])).filter((path) => path !== 'b.js');
}

list().then(console.log);
