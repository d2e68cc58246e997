const fs = require('fs');

async function sizes() {
  const found = [];
  Array.prototype.forEach.call(arguments, (name) => {
    found.push(fs.lstatSync(name).size);
  });
  return found.concat([].map.call(arguments, (name) => fs.lstatSync(name).mode));
}

async function main(text) {
  const letters = [].filter.call(text, (letter) => fs.lstatSync(letter).isFile());
  return [await sizes('a', 'b'), letters];
}

main('ab').then(console.log);
