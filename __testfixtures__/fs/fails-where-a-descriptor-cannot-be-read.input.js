// runs
const fs = require('fs');

async function main() {
  const fd = fs.openSync('.', 'r');
  try {
    console.log(fs.readFileSync(fd, 'utf8'));
  } catch (error) {
    console.log(error.code, error.message);
  } finally {
    fs.closeSync(fd);
  }
}

main();
