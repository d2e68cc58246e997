const fs = require('fs');

async function log(line) {
  const dir = fs.realpathSync('logs');
  fs.appendFileSync(`${dir}/today.log`, line);
}

log('started\n');
