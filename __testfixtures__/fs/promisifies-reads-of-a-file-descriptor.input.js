const fs = require('fs');
const { readFileSync } = require('fs');

async function load(fd) {
  const given = fs.readFileSync(0, 'utf8');
  return given + readFileSync(fd, 'utf8') + fs.readFileSync('a.txt', 'utf8');
}

load(3).then(console.log);
