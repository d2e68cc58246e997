const fs = require('fs');

async function main(stream) {
  stream.on('end', () => console.log(fs.readFileSync('a.txt', 'utf8'))); // stays: unknown-callback
  stream.on('end', () => console.log('after'));
}

main(process.stdin);
