const pattern = /(\d+)/;
const db = { execSync: (sql) => sql };

async function main() {
  console.log(pattern.exec('42'), db.execSync('select 1'));
}

main();
