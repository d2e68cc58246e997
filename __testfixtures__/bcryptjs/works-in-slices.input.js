const { compareSync, genSaltSync, hashSync } = require('bcryptjs');

async function change(password, known) {
  if (!compareSync(password, known)) throw new Error('wrong');
  return hashSync(password, genSaltSync(10));
}

change('secret', '').then(console.log);
