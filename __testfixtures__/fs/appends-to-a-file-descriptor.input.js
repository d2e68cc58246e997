const fs = require('fs');

async function log(fd, line) {
  fs.appendFileSync(fd, line);
  fs.truncateSync(fd); // stays: argument-differs
}

log(3, 'a').then(console.log);
