import { NodeRSA } from 'node-rsa';

async function main() {
  return new NodeRSA({ b: 2048 }).exportKey(); // stays: no-async-form
}

console.log(await main());
