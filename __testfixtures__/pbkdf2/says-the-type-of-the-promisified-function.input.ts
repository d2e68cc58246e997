// with pbkdf2@^3.1.2
import { pbkdf2Sync } from 'pbkdf2';

export async function hash(password: string, salt: string): Promise<string> {
  return pbkdf2Sync(password, salt, 100000, 32).toString('hex');
}

hash('secret', 'salt').then(console.log);
