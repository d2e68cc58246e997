import { hashSync, hashRawSync, verifySync } from '@node-rs/argon2';

async function change(password: string, known: string): Promise<string> {
  if (!verifySync(known, password)) throw new Error('wrong');
  return hashSync(password, { timeCost: 3 }) + hashRawSync(password).toString('hex');
}

change('secret', '').then(console.log);
