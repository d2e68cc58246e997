const { hkdfSync, pbkdf2Sync, scryptSync } = require('crypto');

async function derive(password, salt) {
  const slow = pbkdf2Sync(password, salt, 100000, 64, 'sha512').toString('hex');
  const hard = scryptSync(password, salt, 64, { N: 1024 });
  const quick = Buffer.from(hkdfSync('sha512', password, salt, 'info', 64));
  return [slow, hard, quick];
}

derive('secret', 'salt').then(console.log);
