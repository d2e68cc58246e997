// with isbinaryfile@^2.0.4
const isBinaryFile = require('isbinaryfile');

async function main(path) {
  isBinaryFile(path, (error, answer) => console.log(error, answer));
  return isBinaryFile(path); // stays: no-async-form
}

main('a.txt').then(console.log);
