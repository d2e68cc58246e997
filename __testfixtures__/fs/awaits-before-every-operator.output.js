const fs = require('fs');

async function operate(path) {
  const sum = await fs.promises.readFile(path, 'utf8') + '!';
  const power = (await fs.promises.readFile(path)) ** 2;
  const isEmpty = !(await fs.promises.readFile(path, 'utf8'));
  const kind = typeof (await fs.promises.readFile(path));
  const made = new (await fs.promises.readFile(path))();
  const tagged = (await fs.promises.readFile(path))`x`;
  return { sum, power, isEmpty, kind, made, tagged, last: (0, await fs.promises.readFile(path)) };
}

operate('a').then(console.log);
