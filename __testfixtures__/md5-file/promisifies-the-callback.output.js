// with md5-file@^4.0.0
const md5File = require('md5-file');
const { promisify } = require('util');
const md5FileAsync = promisify(md5File);

async function tag(path) {
  return `"${await md5FileAsync(path)}"`;
}

tag('a.txt').then(console.log);
