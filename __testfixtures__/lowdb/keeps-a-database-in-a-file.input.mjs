import low from 'lowdb';
import { LowSync } from 'lowdb';
import FileSync from 'lowdb/adapters/FileSync';
import { JSONFileSync } from 'lowdb/node';

const find = (rows, id, method) => rows[method]((row) => row.id === id);

async function main(path) {
  const old = low(new FileSync(path)); // stays: no-async-form
  old.defaults({ users: [] }).write(); // stays: no-async-form
  old.get('users').push({ id: 1 }).write(); // stays: no-async-form
  find(old.get('users'), 1, 'find').assign({ seen: true }).write(); // stays: no-async-form
  old.get('users').value().write();
  const db = new LowSync(new JSONFileSync(path), {});
  db.read(); // stays: no-async-form
  db.update((data) => data); // stays: no-async-form
  db.write(); // stays: no-async-form
  old.read(); // stays: no-async-form
  return old;
}

await main('db.json');
