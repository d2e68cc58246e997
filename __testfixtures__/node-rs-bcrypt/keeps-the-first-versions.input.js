// with @node-rs/bcrypt@^0.5.0
const { hashSync, verifySync } = require('@node-rs/bcrypt');

async function change(password, known) {
  if (!verifySync(password, known)) throw new Error('wrong'); // stays: no-async-form
  return hashSync(password, 10); // stays: no-async-form
}

change('secret', '').then(console.log);
