const { pbkdf2, scrypt, hkdf } = require('crypto');
const { promisify } = require('util');
const pbkdf2Async = promisify(pbkdf2);
const scryptAsync = promisify(scrypt);
const hkdfAsync = promisify(hkdf);

async function derive(password, salt) {
  const slow = (await pbkdf2Async(password, salt, 100000, 64, 'sha512')).toString('hex');
  const hard = await scryptAsync(password, salt, 64, { N: 1024 });
  const quick = Buffer.from(await hkdfAsync('sha512', password, salt, 'info', 64));
  return [slow, hard, quick];
}

derive('secret', 'salt').then(console.log);
