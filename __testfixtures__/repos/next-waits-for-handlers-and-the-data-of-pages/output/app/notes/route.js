import fs from 'fs';

export const GET = async () => new Response(await fs.promises.readFile('notes.txt', 'utf8'));
