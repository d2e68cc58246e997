import fs from 'node:fs';

export const settings = { prefix: fs.readFileSync('prefix.txt', 'utf8') };
