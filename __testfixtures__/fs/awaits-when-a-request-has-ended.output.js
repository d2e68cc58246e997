const fs = require('fs');

async function main(req) {
  req.on('end', async () => console.log(await fs.promises.readFile('a.txt', 'utf8')));
}

main(process.stdin);
