// with pbkdf2@^3.1.2
import { pbkdf2 } from 'pbkdf2';
import { promisify } from 'util';
const pbkdf2Async = promisify(pbkdf2) as (password: string | NodeJS.ArrayBufferView, salt: string | NodeJS.ArrayBufferView, iterations: number, keylen: number, digest?: string) => Promise<Buffer>;

export async function hash(password: string, salt: string): Promise<string> {
  return (await pbkdf2Async(password, salt, 100000, 32)).toString('hex');
}

hash('secret', 'salt').then(console.log);
