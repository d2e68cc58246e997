const { sign, verify } = require('node:crypto');
const { promisify } = require('node:util');
const signAsync = promisify(sign);
const verifyAsync = promisify(verify);

async function check(data, keys) {
  const signature = await signAsync('sha256', data, keys.privateKey);
  if (!(await verifyAsync('sha256', data, keys.publicKey, signature))) throw new Error('not ours');
}

check(Buffer.from('a'), require('./keys.json'));
