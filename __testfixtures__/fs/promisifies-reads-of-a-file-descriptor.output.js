const fs = require('fs');
const { promisify } = require('util');
const readFileAsync = promisify(fs.readFile);

async function load(fd) {
  const given = await readFileAsync(0, 'utf8');
  return given + await readFileAsync(fd, 'utf8') + await fs.promises.readFile('a.txt', 'utf8');
}

load(3).then(console.log);
