import { verify, hash, hashRaw } from '@node-rs/argon2';

async function change(password: string, known: string): Promise<string> {
  if (!(await verify(known, password))) throw new Error('wrong');
  return await hash(password, { timeCost: 3 }) + (await hashRaw(password)).toString('hex');
}

change('secret', '').then(console.log);
