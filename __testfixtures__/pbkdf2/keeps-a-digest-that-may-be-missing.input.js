// with pbkdf2@^3.1.2
const pbkdf2 = require('pbkdf2');

async function hash(password, salt, digest) {
  return pbkdf2.pbkdf2Sync(password, salt, 100000, 32, digest); // stays: argument-differs
}

hash('secret', 'salt').then(console.log);
