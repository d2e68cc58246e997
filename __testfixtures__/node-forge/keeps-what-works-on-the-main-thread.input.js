const forge = require('node-forge');
const { pki, md } = forge;

async function make(password, salt) {
  pki.rsa.generateKeyPair({ bits: 2048, workers: 2 }, (error, pair) => console.log(error, pair));
  forge.pki.rsa.generateKeyPair(2048, 0x10001); // stays: no-async-form
  forge.pbkdf2(password, salt, 100000, 32, md.sha256.create()); // stays: argument-differs
  return pki.rsa.generateKeyPair({ bits: 2048 }); // stays: no-async-form
}

make('secret', 'salt').then(console.log);
