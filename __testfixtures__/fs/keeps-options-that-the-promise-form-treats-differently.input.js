const fs = require('fs');

async function tidy(path, options) {
  fs.cpSync(path, 'backup', { recursive: true, filter: (name) => !name.endsWith('.tmp') }); // stays: argument-differs
  fs.rmdirSync(path, options); // stays: argument-differs
  const dir = fs.opendirSync(path, { bufferSize: options.size }); // stays: argument-differs
  return dir.path;
}

tidy('inbox', { recursive: true }).then(console.log);
