const { randomBytes, randomInt, sign, verify } = require('crypto');

async function token(data, key, signature, done) {
  randomBytes(1000000, done);
  randomBytes(1000000, (error, bytes) => done(error, bytes));
  randomInt(10, (error, number) => done(error, number));
  randomInt(5, 10, done);
  sign('sha256', data, key, done);
  verify('sha256', data, key, signature, done);
}

module.exports = { token };
