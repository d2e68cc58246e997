const fs = require('fs');

async function main(folder, given) {
  const out = [];
  // Others may hold the list, and add to it meanwhile.
  given.forEach((name) => out.push(fs.readFileSync(name, 'utf8')));
  // Holes are passed over.
  [1, , 3].forEach((n) => out.push(fs.readFileSync(`${n}.txt`, 'utf8')));
  const names = fs.readdirSync(folder);
  // An index.
  names.forEach((name, index) => out.push(index, fs.readFileSync(name, 'utf8')));
  // Leaves the callback out of a loop of its own.
  names.forEach((name) => {
    for (const line of fs.readFileSync(name, 'utf8').split('\n')) if (line === '') return;
    out.push(name);
  });
  // A variable of the function.
  names.forEach((name) => {
    var text = fs.readFileSync(name, 'utf8');
    out.push(text);
  });
  // Its own `this`.
  names.forEach(function (name) {
    out.push(this, fs.readFileSync(name, 'utf8'));
  });
  // A name that the list uses.
  Object.keys(given).forEach((given) => out.push(fs.readFileSync(given, 'utf8')));
  const growing = fs.readdirSync(folder);
  growing.forEach((name) => {
    if (fs.lstatSync(name).isDirectory()) growing.push(`${name}/a`);
  });
  return out;
}

main('.', ['a']).then(console.log);
