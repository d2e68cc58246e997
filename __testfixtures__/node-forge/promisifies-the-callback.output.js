const forge = require('node-forge');
const { promisify } = require('util');
const pbkdf2Async = promisify(forge.pbkdf2);

async function hash(password, salt) {
  forge.pbkdf2(password, salt, 100000, 32, 'sha256', (error, key) => console.log(error, key));
  return await pbkdf2Async(password, salt, 100000, 32) + await pbkdf2Async(password, salt, 100000, 32, 'sha256');
}

hash('secret', 'salt').then(console.log);
