const fs = require('fs');

async function main(req) {
  req.on('end', () => console.log(fs.readFileSync('a.txt', 'utf8')));
}

main(process.stdin);
