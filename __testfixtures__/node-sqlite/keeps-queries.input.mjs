import { DatabaseSync } from 'node:sqlite';

async function main(path) {
  const db = new DatabaseSync(path); // stays: no-async-form
  db.exec('ANALYZE'); // stays: no-async-form
  const query = db.prepare('SELECT 1');
  for (const row of query.iterate()) console.log(row); // stays: no-async-form
  query.run(); // stays: no-async-form
  return [query.get(), query.all()]; // stays: no-async-form stays: no-async-form
}

await main('app.db');
