const fs = require('fs');
const fastq = require('fastq');

function work(name, done) {
  done(null, fs.readFileSync(name)); // found: request POST /tasks
}

exports.queue = fastq(work, 1);
exports.unused = fastq((name, done) => done(null, fs.statSync(name)), 1); // found: startup
