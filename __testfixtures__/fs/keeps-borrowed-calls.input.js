const fs = require('fs');

async function main(args) {
  console.log(fs.readFileSync.call(fs, 'a.txt', 'utf8')); // stays: borrowed-call
  console.log(fs.readFileSync.apply(fs, args)); // stays: borrowed-call
}

main(['b.txt']);
