const fs = require('fs');

// In the body the name would mean the variable there.
async function main(size = (() => threshold + fs.lstatSync('a').size)()) { // stays: in-default-parameter
  const threshold = 1;
  return size > threshold;
}

main().then(console.log);
