const fs = require('fs');

async function main(...args) {
  console.log(fs.readFileSync(...args)); // stays: spread-arguments
}

main('a.txt', 'utf8');
