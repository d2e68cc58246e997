const crypto = require('crypto');

async function check(password, { salt, hash }) {
  return crypto.timingSafeEqual(crypto.scryptSync(password, salt, 64), Buffer.from(hash, 'hex'));
}

check('secret', { salt: 'salt', hash: '00' }).then(console.log);
