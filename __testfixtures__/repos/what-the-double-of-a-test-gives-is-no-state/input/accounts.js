const crypto = require('crypto');

function createAccounts({ query }) {
  async function login({ name, password }) {
    const found = await query('SELECT * FROM users WHERE name = $1', [name]);
    const user = found.rows[0];
    const hash = crypto.pbkdf2Sync(password, user.salt, 120000, 32, 'sha256').toString('hex');
    if (hash !== user.hash) return undefined;
    user.logins += 1;
    await query('UPDATE users SET seen = now() WHERE name = $1', [name]);
    return user;
  }
  return { login };
}

module.exports = { createAccounts };
