import { open } from 'sqlite';

async function main(filename) {
  const db = await open({ filename });
  return db.get('SELECT 1');
}

await main('app.db');
