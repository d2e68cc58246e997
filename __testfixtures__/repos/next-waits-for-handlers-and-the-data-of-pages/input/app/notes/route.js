import fs from 'fs';

export const GET = () => new Response(fs.readFileSync('notes.txt', 'utf8'));
