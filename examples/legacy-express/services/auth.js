const crypto = require('crypto');
const fs = require('fs');
const store = require('../lib/store');
const { dataFile } = require('../lib/paths');

const TOKEN = /^[0-9a-f-]{36}$/;

exports.login = function (email, password) {
  const user = store.load('users').find((candidate) => candidate.email === email);
  if (!user || !isPassword(user, String(password))) return null;

  const token = crypto.randomUUID();
  fs.writeFileSync(sessionFile(token), JSON.stringify({ email }));
  return { token };
};

exports.findSession = function (token) {
  if (!TOKEN.test(token)) return null;
  try {
    return JSON.parse(fs.readFileSync(sessionFile(token), 'utf8'));
  } catch (err) {
    if (err.code === 'ENOENT') return null;
    throw err;
  }
};

function isPassword({ salt, iterations, hash }, password) {
  const derived = crypto.pbkdf2Sync(password, salt, iterations, 64, 'sha512');
  return crypto.timingSafeEqual(derived, Buffer.from(hash, 'hex'));
}

function sessionFile(token) {
  return dataFile('sessions', `${token}.json`);
}
