const crypto = require('crypto');
const { promisify } = require('util');
const generateKeyPairAsync = promisify(crypto.generateKeyPair);
const generateKeyAsync = promisify(crypto.generateKey);
const generatePrimeAsync = promisify(crypto.generatePrime);
const checkPrimeAsync = promisify(crypto.checkPrime);

async function make() {
  const { publicKey, privateKey } = await generateKeyPairAsync('rsa', { modulusLength: 2048 });
  const key = (await generateKeyAsync('hmac', { length: 64 })).export();
  const prime = await generatePrimeAsync(32);
  const isPrime = await checkPrimeAsync(prime);
  return { publicKey, privateKey, key, isPrime };
}

make().then(console.log);
