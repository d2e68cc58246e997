const { sign, verify } = require('node:crypto');

async function check(data, keys) {
  const signature = sign('sha256', data, keys.privateKey);
  if (!verify('sha256', data, keys.publicKey, signature)) throw new Error('not ours');
}

check(Buffer.from('a'), require('./keys.json'));
