import { readdir } from 'node:fs/promises';

export const GET = async () => new Response(JSON.stringify(await readdir('notes')));
