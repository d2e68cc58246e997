const spawn = require('cross-spawn');

async function main(path) {
  spawn.sync('git', ['log']); // stays: no-async-form
  spawn('git', ['log']);
}

main('a');
