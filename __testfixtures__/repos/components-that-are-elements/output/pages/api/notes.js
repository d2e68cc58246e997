import { notesAsync, usersAsync } from '../../lib/notes';

export default async function handler(req, res) {
  res.json({ notes: await notesAsync(), users: await usersAsync() });
}
