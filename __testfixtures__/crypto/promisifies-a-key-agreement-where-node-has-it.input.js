const crypto = require('crypto');

async function agree(keys) {
  return crypto.diffieHellman(keys);
}

agree(require('./keys.json')).then(console.log);
