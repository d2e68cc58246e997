const crypto = require('crypto');

async function hash(message, nonce) {
  return crypto.argon2Sync('argon2id', { message, nonce, parallelism: 4, tagLength: 64, memory: 65536, passes: 3 });
}

hash('secret', Buffer.alloc(16)).then(console.log);
