const crypto = require('crypto');
const { promisify } = require('util');
const argon2Async = promisify(crypto.argon2);

async function hash(message, nonce) {
  return argon2Async('argon2id', { message, nonce, parallelism: 4, tagLength: 64, memory: 65536, passes: 3 });
}

hash('secret', Buffer.alloc(16)).then(console.log);
