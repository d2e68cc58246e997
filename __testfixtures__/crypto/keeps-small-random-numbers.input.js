const { randomBytes, randomFillSync, randomInt, randomUUID, pseudoRandomBytes, prng, rng } = require('crypto');

async function token(size) {
  const bytes = randomFillSync(Buffer.alloc(16)); // stays: cheap
  const salt = randomBytes(16); // stays: cheap
  const more = randomBytes(size); // stays: cheap
  pseudoRandomBytes(8); // stays: cheap
  prng(8); // stays: cheap
  rng(8); // stays: cheap
  return [bytes, salt, more, randomInt(10), randomUUID()]; // stays: cheap
}

token(24).then(console.log);
