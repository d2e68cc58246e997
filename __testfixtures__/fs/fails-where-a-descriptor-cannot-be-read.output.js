// runs
const fs = require('fs');
const { promisify } = require('util');
const { readDescriptor } = require('./unblock-helpers');
const openAsync = promisify(fs.open);
const closeAsync = promisify(fs.close);

async function main() {
  const fd = await openAsync('.', 'r');
  try {
    console.log(await readDescriptor(fd, 'utf8'));
  } catch (error) {
    console.log(error.code, error.message);
  } finally {
    await closeAsync(fd);
  }
}

main();
