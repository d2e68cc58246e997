// risk review
// with @node-rs/bcrypt@^1.10.0
const bcrypt = require('@node-rs/bcrypt');

async function change(password, known) {
  if (!bcrypt.verifySync(password, known) || !bcrypt.compareSync(password, known)) throw new Error('wrong');
  return bcrypt.hashSync(password, 10);
}

change('secret', '').then(console.log);
