import { Low } from 'lowdb';
import { JSONFile } from 'lowdb/node';

async function main(path) {
  const db = new Low(new JSONFile(path), {});
  await db.read();
  await db.write();
}

await main('db.json');
