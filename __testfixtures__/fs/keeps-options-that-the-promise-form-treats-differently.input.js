const fs = require('fs');

async function tidy(path, options) {
  fs.cpSync(path, 'backup', { recursive: true, filter: (name) => !name.endsWith('.tmp') }); // stays: argument-differs
  fs.rmdirSync(path, options); // stays: argument-differs
}

tidy('inbox', { recursive: true }).then(console.log);
