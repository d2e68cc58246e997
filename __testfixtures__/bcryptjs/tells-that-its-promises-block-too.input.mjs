import bcrypt from 'bcryptjs';

export async function change(password, known) {
  if (!(await bcrypt.compare(password, known))) throw new Error('wrong'); // stays: looks-asynchronous
  return bcrypt.hash(password, 10); // stays: looks-asynchronous
}

await change('secret', '');
