const crypto = require('crypto');
const { promisify } = require('util');
const diffieHellmanAsync = promisify(crypto.diffieHellman);

async function agree(keys) {
  return diffieHellmanAsync(keys);
}

agree(require('./keys.json')).then(console.log);
