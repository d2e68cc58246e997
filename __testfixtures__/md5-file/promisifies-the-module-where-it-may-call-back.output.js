// with md5-file@^2.0.7
const md5File = require('md5-file');
const { promisify } = require('util');
const md5FileAsync = promisify(md5File);

async function main(path) {
  md5File(path, (error, hash) => console.log(error, hash));
  return md5FileAsync(path);
}

main('a.txt').then(console.log);
