const { compare, hash, genSalt } = require('bcryptjs');

async function change(password, known) {
  if (!(await compare(password, known))) throw new Error('wrong');
  return hash(password, await genSalt(10));
}

change('secret', '').then(console.log);
