const fs = require('fs');

const newest = (a, b) => fs.lstatSync(b).mtimeMs - fs.lstatSync(a).mtimeMs;

async function main(folder) {
  const names = fs.readdirSync(folder);
  names.sort((a, b) => fs.lstatSync(a).size - fs.lstatSync(b).size);
  const [latest] = fs.readdirSync(folder).filter((name) => name.endsWith('.txt')).sort(newest);
  names.forEach((name) => console.log(name));
  console.log(latest);
}

main('.');
