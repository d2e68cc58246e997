let fs;
try {
  fs = require('graceful-fs');
} catch {
  fs = require('fs');
}

async function main() {
  console.log(fs.readFileSync('a.txt', 'utf8')); // stays: ambiguous-callee
}

main();
