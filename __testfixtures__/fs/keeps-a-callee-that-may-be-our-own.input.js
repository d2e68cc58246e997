const fs = require('fs');

const fake = (path) => path;

async function main(isTest) {
  const read = isTest ? fake : fs.readFileSync;
  console.log(read('a.txt')); // stays: ambiguous-callee
}

main(false);
