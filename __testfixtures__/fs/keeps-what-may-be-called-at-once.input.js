const busboy = require('busboy');
const { fork } = require('child_process');
const fs = require('fs');

function receive(req) {
  const parts = busboy({ headers: req.headers });
  parts.on('finish', () => console.log(fs.readFileSync('log', 'utf8'))); // stays: needs-review
  req.pipe(parts);
}

function work(watch) {
  const child = fork('worker.js');
  child.on('exit', () => console.log(fs.readFileSync('log', 'utf8'))); // stays: needs-review
  child.on('close', () => console.log('closed'));
  const other = fork('worker.js');
  other.on('close', () => console.log(fs.readFileSync('log', 'utf8'))); // stays: needs-review
  listen(other);
}

function listen(child) {
  child.on('close', () => console.log('closed'));
}

receive(process.stdin);
work();
