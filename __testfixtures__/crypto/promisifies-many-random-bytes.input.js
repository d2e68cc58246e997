const crypto = require('crypto');

async function noise() {
  return Buffer.concat([crypto.randomBytes(1000000), crypto.pseudoRandomBytes(65536)]);
}

noise().then(console.log);
