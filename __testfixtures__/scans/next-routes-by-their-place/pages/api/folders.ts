import { readdirSync } from 'node:fs';
import { withUser } from '../../lib/with-user';

async function handler(req: { user?: string }, res: { send(body: unknown): void }) {
  res.send(readdirSync('.')); // found: request /api/folders
}

export default withUser(handler);
