import { privateDecrypt, privateEncrypt, publicDecrypt, publicEncrypt } from 'node:crypto';

async function main(key, bytes) {
  const own = privateEncrypt(key, privateDecrypt(key, bytes)); // stays: no-async-form stays: no-async-form
  return publicEncrypt(key, publicDecrypt(key, own)); // stays: cheap stays: cheap
}

await main('key', Buffer.from('a'));
