// with md5-file@^4.0.0
const md5File = require('md5-file');

async function tag(path) {
  return `"${md5File.sync(path)}"`;
}

tag('a.txt').then(console.log);
