import forge from 'node-forge';
import { promisify } from 'util';
const pbkdf2Async = promisify(forge.pbkdf2);

async function hash(password, salt) {
  return await pbkdf2Async(password, salt, 100000, 32) + await pbkdf2Async(password, salt, 100000, 32, 'sha256');
}

console.log(await hash('secret', 'salt'));
