const fs = require('fs');

async function main(stream) {
  stream.on('end', () => console.log(fs.readFileSync('a.txt', 'utf8')));
}

main(process.stdin);
