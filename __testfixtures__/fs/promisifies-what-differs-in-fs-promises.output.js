const fs = require('fs');
const { promisify } = require('util');
const realpathAsync = promisify(fs.realpath);
const appendFileAsync = promisify(fs.appendFile);

async function log(line) {
  const dir = await realpathAsync('logs');
  await appendFileAsync(`${dir}/today.log`, line);
}

log('started\n');
