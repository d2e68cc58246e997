import { readFileSync } from 'node:fs';

export default function handler(_req: unknown, res: { json(value: unknown): void }): void {
  res.json(JSON.parse(readFileSync('users.json', 'utf8'))); // found: request /api/users
}
