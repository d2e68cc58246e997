const deasync = require('deasync');
const exec = deasync(require('child_process').exec);

async function main(path) {
  exec(path); // stays: no-async-form
  deasync.loopWhile(() => path.length > 1); // stays: no-async-form
  deasync.sleep(10); // stays: no-async-form
}

main('a');
