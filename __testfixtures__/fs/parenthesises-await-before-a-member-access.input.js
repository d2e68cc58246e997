const fs = require('fs');

async function lines(path) {
  const first = fs.readFileSync(path, 'utf8').split('\n')[0];
  const second = fs.readdirSync(path)[1];
  const third = fs.readlinkSync(path)?.length;
  return [first, second, third];
}

lines('notes.txt').then(console.log);
