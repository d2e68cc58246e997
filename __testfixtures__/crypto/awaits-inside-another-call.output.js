const crypto = require('crypto');
const { promisify } = require('util');
const scryptAsync = promisify(crypto.scrypt);

async function check(password, { salt, hash }) {
  return crypto.timingSafeEqual(await scryptAsync(password, salt, 64), Buffer.from(hash, 'hex'));
}

check('secret', { salt: 'salt', hash: '00' }).then(console.log);
