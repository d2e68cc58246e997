const { exec, execFile, spawn, fork } = require('child_process');

async function main() {
  exec('ls', (err, stdout) => console.log(err, stdout));
  execFile('ls', (err, stdout) => console.log(err, stdout));
  spawn('ls').on('close', console.log);
  fork('worker.js').on('exit', console.log);
}

main();
