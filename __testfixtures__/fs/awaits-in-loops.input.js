const fs = require('fs');

async function total() {
  const sizes = [];
  for (const name of fs.readdirSync('inbox')) sizes.push(fs.readFileSync(name).length);
  for (let i = 0; i < fs.readdirSync('outbox').length; i++) sizes.push(i);
  return sizes;
}

total().then(console.log);
