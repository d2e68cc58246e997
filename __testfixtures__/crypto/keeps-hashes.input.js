const crypto = require('crypto');

async function digest(text) {
  return crypto.createHash('sha256').update(text).digest('hex');
}

digest('text').then(console.log);
