// with @node-rs/bcrypt@^2.0.0
const { verifySync } = require('@node-rs/bcrypt');

async function check(password, known, options) {
  return verifySync(password, known, options); // stays: argument-differs
}

check('secret', '').then(console.log);
