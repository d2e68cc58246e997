const fs = require('fs');

async function tidy(path, options) {
  const facts = fs.lstatSync(path, { throwIfNoEntry: false }); // stays: argument-differs
  fs.cpSync(path, 'backup', { recursive: true, filter: (name) => !name.endsWith('.tmp') }); // stays: argument-differs
  fs.rmdirSync(path, options); // stays: argument-differs
  return facts;
}

tidy('inbox', { recursive: true }).then(console.log);
