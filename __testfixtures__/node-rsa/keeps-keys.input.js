const NodeRSA = require('node-rsa');

async function main(pem) {
  const known = new NodeRSA(pem);
  const made = new NodeRSA({ b: 2048 }); // stays: no-async-form
  new NodeRSA().generateKeyPair(2048); // stays: no-async-form
  known.encryptPrivate('a'); // stays: no-async-form
  return known.decrypt(made.encrypt('a')) + known.sign('a'); // stays: no-async-form, stays: no-async-form
}

main('pem').then(console.log);
