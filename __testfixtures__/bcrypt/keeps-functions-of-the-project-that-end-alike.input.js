const bcrypt = require('bcrypt');
const passwords = { hashSync: (text) => text.length, compareSync: (a, b) => a === b };

async function check(password) {
  const isRight = await bcrypt.compare(password, await bcrypt.hash(password, 10));
  return isRight && passwords.compareSync(passwords.hashSync(password), 6) && bcrypt.getRounds('$2b$10$');
}

check('secret').then(console.log);
