const bcrypt = require('bcryptjs');

async function hash(password) {
  return [bcrypt.hashSync(password), bcrypt.hashSync(bcrypt.genSaltSync())];
}

hash('secret').then(console.log);
