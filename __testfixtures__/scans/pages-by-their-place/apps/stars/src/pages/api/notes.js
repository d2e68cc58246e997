import { readdirSync } from 'node:fs';

export const GET = () => new Response(JSON.stringify(readdirSync('notes'))); // found: request GET /api/notes
