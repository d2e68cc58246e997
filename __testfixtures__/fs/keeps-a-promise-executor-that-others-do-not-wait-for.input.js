const fs = require('fs');

function main() {
  // What follows would come first.
  const text = new Promise((resolve) => resolve(fs.readFileSync('a.txt', 'utf8'))); // stays: unknown-callback
  console.log('read');
  return text;
}

main().then(console.log);
