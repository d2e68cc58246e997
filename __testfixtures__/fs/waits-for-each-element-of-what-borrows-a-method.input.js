const fs = require('fs');

async function sizes() {
  const found = [];
  Array.prototype.forEach.call(arguments, (name) => {
    found.push(fs.lstatSync(name).size);
  });
  return found.concat([].map.call(arguments, (name) => fs.lstatSync(name).mode));
}

function names() {
  return fs.readdirSync('notes');
}

function seen() {
  const found = Array.prototype.map.call(names(), (name) => fs.lstatSync(name).mtimeMs);
  return found.concat([].every.call(fs.readdirSync('.'), (name) => fs.lstatSync(name).isFile()));
}

async function main(text) {
  const letters = [].filter.call(text, (letter) => fs.lstatSync(letter).isFile());
  return [await sizes('a', 'b'), letters, seen()];
}

main('ab').then(console.log);
