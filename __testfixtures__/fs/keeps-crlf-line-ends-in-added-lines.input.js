const fs = require('fs');
const path = require('path');

async function main() {
  if (fs.existsSync(path.join('a', 'b'))) console.log(fs.readdirSync('a'));
}

main();
