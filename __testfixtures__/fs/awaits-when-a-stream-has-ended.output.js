const fs = require('fs');

async function main(stream) {
  stream.on('end', async () => console.log(await fs.promises.readFile('a.txt', 'utf8')));
}

main(process.stdin);
