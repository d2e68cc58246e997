const { promisify } = require('util');
const { pbkdf2Sync, randomBytes } = require('crypto');

const random = promisify(randomBytes);

async function hash(password) {
  const salt = await random(16);
  return pbkdf2Sync(password, salt, 1000, 64, 'sha512');
}

hash('secret').then(console.log);
