const { Client } = require('pg');

const db = new Client();

async function main(tasks) {
  tasks.run();
  return [await db.query('SELECT 1'), new Map().get('a')];
}

main({ run() {} });
