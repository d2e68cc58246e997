// with pbkdf2@^3.1.2
const { pbkdf2Sync } = require('pbkdf2');

async function hash(password, salt) {
  return pbkdf2Sync(password, salt, 100000, 32).toString('hex') + pbkdf2Sync(password, salt, 100000, 32, 'sha256');
}

hash('secret', 'salt').then(console.log);
