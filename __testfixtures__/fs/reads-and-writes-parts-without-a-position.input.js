// runs
const fs = require('fs');

async function main(text) {
  const buffer = Buffer.alloc(8, '.');
  const fd = fs.openSync('part.txt', 'w+');
  console.log(fs.writeSync(fd, text, 0, text.length, null), fs.writeSync(fd, Buffer.from('four'), 0, 3, null));
  fs.closeSync(fd);
  const again = fs.openSync('part.txt', 'r');
  console.log(fs.readSync(again, buffer, 0, 4), fs.readSync(again, buffer, 4, 4), String(buffer));
  fs.closeSync(again);
}

main('five');
