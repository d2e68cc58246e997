const { randomBytes, randomFillSync, randomInt, randomUUID } = require('crypto');

async function token() {
  const bytes = randomFillSync(Buffer.alloc(16)); // stays: no-async-form
  return [bytes, randomBytes(16), randomInt(10), randomUUID()];
}

token().then(console.log);
