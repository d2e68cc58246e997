// risk review
// with @node-rs/bcrypt@^1.10.0
const bcrypt = require('@node-rs/bcrypt');

async function change(password, known) {
  if (!(await bcrypt.verify(password, known)) || !(await bcrypt.compare(password, known))) throw new Error('wrong');
  return bcrypt.hash(password, 10);
}

change('secret', '').then(console.log);
