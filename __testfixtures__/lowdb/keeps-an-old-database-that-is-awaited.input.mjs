import low from 'lowdb';
import FileAsync from 'lowdb/adapters/FileAsync';

async function main(path) {
  const db = await low(new FileAsync(path));
  await db.get('users').push({ id: 1 }).write();
}

await main('db.json');
