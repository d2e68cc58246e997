// with @node-rs/bcrypt@^2.0.0
const { verify, compare, hash, genSalt } = require('@node-rs/bcrypt');

async function change(password, known) {
  if (!(await verify(password, known)) || !(await compare(password, known))) throw new Error('wrong');
  return hash(password, { salt: await genSalt({ cost: 10 }) });
}

change('secret', '').then(console.log);
