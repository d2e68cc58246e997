// with @node-rs/bcrypt@^2.0.0
const { hashSync, verifySync, compareSync, genSaltSync } = require('@node-rs/bcrypt');

async function change(password, known) {
  if (!verifySync(password, known) || !compareSync(password, known)) throw new Error('wrong');
  return hashSync(password, { salt: genSaltSync({ cost: 10 }) });
}

change('secret', '').then(console.log);
