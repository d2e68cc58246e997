const fs = require('fs');
const { EventEmitter } = require('events');

async function main() {
  const jobs = new EventEmitter();
  jobs.on('job', (path) => console.log(fs.readFileSync(path, 'utf8'))); // stays: unknown-callback
  jobs.emit('job', 'a.txt');
}

main();
