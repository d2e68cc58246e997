const fs = require('fs');

async function readInput(fd) {
  const head = fs.readFileSync(0, 'utf8'); // stays: argument-differs
  fs.writeFileSync(fd, head); // stays: argument-differs
  return head;
}

readInput(3).then(console.log);
