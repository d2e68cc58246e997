import * as bcrypt from 'bcrypt';
import { store } from './db.js';
import { exclusive } from './unblock-helpers.js';

export function hash(password) {
  return bcrypt.hashSync(password, 12); // stays: in-transaction
}

export async function login(name, password) {
  const user = store.first('SELECT id, hash FROM users WHERE name = ?', [name]);
  if (!user || !(await bcrypt.compare(password, user.hash))) return null;
  const token = String(Math.random());
  store.change('INSERT INTO sessions (user, token) VALUES (?, ?)', [user.id, token]);
  return token;
}

export async function rename(id, name, password) {
  return exclusive('users', async () => {
    const user = store.first(`SELECT hash FROM users WHERE id = ?`, [id]);
    if (!(await bcrypt.compare(password, user.hash))) return false;
    return store.change('UPDATE users SET name = ? WHERE id = ?', [name, id]) > 0;
  });
}

export function remove(id) {
  store.transaction(() => {
    store.change('DELETE FROM sessions WHERE user = ?', [id]);
    store.change('DELETE FROM users WHERE id = ?', [id]);
  });
}

export function bootstrap(password) {
  store.change('BEGIN TRANSACTION');
  try {
    const [{ count }] = store.all('SELECT count(*) AS count FROM users');
    if (count === 0) store.change('INSERT INTO users (name, hash) VALUES (?, ?)', ['owner', hash(password)]);
    store.change('COMMIT');
  } catch (error) {
    store.change('ROLLBACK');
    throw error;
  }
}
