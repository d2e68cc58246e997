const bcrypt = require('my-bcrypt');

async function hash(password) {
  return bcrypt.hashSync(password);
}

hash('secret').then(console.log);
