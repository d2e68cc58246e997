const fs = require('fs');
const { promisify } = require('util');
const appendFileAsync = promisify(fs.appendFile);

async function log(fd, line) {
  await appendFileAsync(fd, line);
  fs.truncateSync(fd); // stays: argument-differs
}

log(3, 'a').then(console.log);
