const { spawn } = require('child_process');
const fs = require('fs');

function build() {
  const child = spawn('make');
  child.once('close', () => console.log(fs.readFileSync('log', 'utf8'))); // stays: unknown-callback
  child.on('close', () => console.log('done'));
}

function install(emitter, event) {
  const other = spawn('make').on('exit', () => console.log(fs.readFileSync('log', 'utf8'))); // stays: unknown-callback
  other.on(event, () => console.log('done'));
  emitter.on('end', () => fs.appendFileSync('log', 'end')); // stays: unknown-callback
  emitter.emit('end');
  emitter.on('data', () => fs.appendFileSync('log', 'data')); // stays: unknown-callback
}

build();
install(process.stdin, 'exit');
