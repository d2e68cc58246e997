import bcrypt from 'bcrypt';
import * as all from 'bcrypt';

export async function hash(password, known) {
  if (await bcrypt.compare(password, known)) return known;
  return await all.hash(password, await all.genSalt()) || await bcrypt.hash(password, 10);
}

await hash('secret', '');
