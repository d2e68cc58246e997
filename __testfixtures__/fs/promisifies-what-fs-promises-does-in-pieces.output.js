const { appendFile, realpath } = require('fs');
const { promisify } = require('util');
const appendFileAsync = promisify(appendFile);
const realpathAsync = promisify(realpath);

async function log(line) {
  await appendFileAsync('today.log', line);
}

const home = async () => realpathAsync('logs');

home().then(console.log);
log('started\n');
