const { promisify } = require('util');
const { randomBytes, pbkdf2 } = require('crypto');
const pbkdf2Async = promisify(pbkdf2);

const random = promisify(randomBytes);

async function hash(password) {
  const salt = await random(16);
  return pbkdf2Async(password, salt, 1000, 64, 'sha512');
}

hash('secret').then(console.log);
