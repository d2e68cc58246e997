const { appendFileSync, realpathSync } = require('fs');

async function log(line) {
  appendFileSync('today.log', line);
}

const home = async () => realpathSync('logs');

log('started\n');
home().then(console.log);
