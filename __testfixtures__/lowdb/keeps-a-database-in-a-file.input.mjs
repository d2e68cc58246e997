import low from 'lowdb';
import { LowSync } from 'lowdb';
import FileSync from 'lowdb/adapters/FileSync';
import { JSONFileSync } from 'lowdb/node';

async function main(path) {
  const old = low(new FileSync(path)); // stays: no-async-form
  const db = new LowSync(new JSONFileSync(path), {});
  db.read(); // stays: no-async-form
  db.update((data) => data); // stays: no-async-form
  db.write(); // stays: no-async-form
  return old;
}

await main('db.json');
