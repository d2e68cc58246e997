// with pbkdf2@^3.1.2
const { pbkdf2 } = require('pbkdf2');
const { promisify } = require('util');
const pbkdf2Async = promisify(pbkdf2);

async function hash(password, salt) {
  return (await pbkdf2Async(password, salt, 100000, 32)).toString('hex') + await pbkdf2Async(password, salt, 100000, 32, 'sha256');
}

hash('secret', 'salt').then(console.log);
