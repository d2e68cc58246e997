const bcrypt = require('bcryptjs');

async function hash(password) {
  return bcrypt.hashSync(password); // stays: argument-differs
}

hash('secret').then(console.log);
