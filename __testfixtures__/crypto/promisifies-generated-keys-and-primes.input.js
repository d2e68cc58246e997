const crypto = require('crypto');

async function make() {
  const { publicKey, privateKey } = crypto.generateKeyPairSync('rsa', { modulusLength: 2048 });
  const key = crypto.generateKeySync('hmac', { length: 64 }).export();
  const prime = crypto.generatePrimeSync(32);
  const isPrime = crypto.checkPrimeSync(prime);
  return { publicKey, privateKey, key, isPrime };
}

make().then(console.log);
