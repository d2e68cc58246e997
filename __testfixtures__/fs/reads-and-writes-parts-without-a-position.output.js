// runs
const fs = require('fs');
const { promisify } = require('util');
const { writePart } = require('./unblock-helpers');
const openAsync = promisify(fs.open);
const writeAsync = promisify(fs.write);
const closeAsync = promisify(fs.close);
const readAsync = promisify(fs.read);

async function main(text) {
  const buffer = Buffer.alloc(8, '.');
  const fd = await openAsync('part.txt', 'w+');
  console.log((await writePart(fd, text, 0, text.length, null)).bytesWritten, (await writeAsync(fd, Buffer.from('four'), 0, 3, null)).bytesWritten);
  await closeAsync(fd);
  const again = await openAsync('part.txt', 'r');
  console.log((await readAsync(again, buffer, 0, 4, null)).bytesRead, (await readAsync(again, buffer, 4, 4, null)).bytesRead, String(buffer));
  await closeAsync(again);
}

main('five');
