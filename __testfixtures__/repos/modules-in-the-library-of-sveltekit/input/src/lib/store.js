import fs from 'node:fs';

export const load = (name) => JSON.parse(fs.readFileSync(`notes/${name}.json`, 'utf8'));
