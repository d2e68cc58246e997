const fs = require('fs');

function welcome() {
  return fs.readFileSync('texts/welcome.txt', 'utf8');
}

async function welcomeAsync() {
  return fs.promises.readFile('texts/welcome.txt', 'utf8');
}

module.exports = { welcome, welcomeAsync };
