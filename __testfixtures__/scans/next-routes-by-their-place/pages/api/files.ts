import { readFileSync } from 'node:fs';
import { withUser } from '../../lib/with-user';

export default withUser((req, res) => {
  res.send(readFileSync('files.json')); // found: request /api/files
});
