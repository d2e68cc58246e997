const crypto = require('crypto');
const { promisify } = require('util');
const randomBytesAsync = promisify(crypto.randomBytes);
const pseudoRandomBytesAsync = promisify(crypto.pseudoRandomBytes);

async function noise() {
  return Buffer.concat([await randomBytesAsync(1000000), await pseudoRandomBytesAsync(65536)]);
}

noise().then(console.log);
