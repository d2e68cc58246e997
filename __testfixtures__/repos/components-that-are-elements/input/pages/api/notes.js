import { notes, users } from '../../lib/notes';

export default function handler(req, res) {
  res.json({ notes: notes(), users: users() });
}
