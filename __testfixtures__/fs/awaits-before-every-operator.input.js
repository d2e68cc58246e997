const fs = require('fs');

async function operate(path) {
  const sum = fs.readFileSync(path, 'utf8') + '!';
  const power = fs.readFileSync(path) ** 2;
  const isEmpty = !fs.readFileSync(path, 'utf8');
  const kind = typeof fs.readFileSync(path);
  const made = new (fs.readFileSync(path))();
  const tagged = fs.readFileSync(path)`x`;
  return { sum, power, isEmpty, kind, made, tagged, last: (0, fs.readFileSync(path)) };
}

operate('a').then(console.log);
