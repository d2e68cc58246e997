// with md5-file@^1.1.10
const md5File = require('md5-file');

async function main(path) {
  return md5File(path); // stays: no-async-form
}

main('a.txt').then(console.log);
