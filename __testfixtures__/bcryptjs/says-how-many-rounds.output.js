const bcrypt = require('bcryptjs');

async function hash(password) {
  return [await bcrypt.hash(password, 10), await bcrypt.hash(await bcrypt.genSalt(), 10)];
}

hash('secret').then(console.log);
