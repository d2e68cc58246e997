import forge, { pkcs5 } from 'node-forge';

async function hash(password, salt) {
  return forge.pkcs5.pbkdf2(password, salt, 100000, 32) + pkcs5.pbkdf2(password, salt, 100000, 32, 'sha256');
}

console.log(await hash('secret', 'salt'));
