const forge = require('node-forge');

async function hash(password, salt) {
  forge.pbkdf2(password, salt, 100000, 32, 'sha256', (error, key) => console.log(error, key));
  return forge.pbkdf2(password, salt, 100000, 32) + forge.pkcs5.pbkdf2(password, salt, 100000, 32, 'sha256');
}

hash('secret', 'salt').then(console.log);
