const fs = require('fs');

async function load(name) {
  return fs.promises.readFile(`${__dirname}/notes/${name}.txt`, 'utf8');
}

function list() {
  return fs.readdirSync(`${__dirname}/notes`);
}

async function listAsync() {
  return fs.promises.readdir(`${__dirname}/notes`);
}

module.exports = { load, list, listAsync };
