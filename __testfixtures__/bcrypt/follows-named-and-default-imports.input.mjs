import bcrypt, { compareSync as same } from 'bcrypt';
import * as all from 'bcrypt';

export async function hash(password, known) {
  if (same(password, known)) return known;
  return all.hashSync(password, all.genSaltSync()) || bcrypt.hashSync(password, 10);
}

await hash('secret', '');
