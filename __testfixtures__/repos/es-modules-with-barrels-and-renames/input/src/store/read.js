import fs from 'node:fs';

export const readNote = (id) => JSON.parse(fs.readFileSync(`notes/${id}.json`, 'utf8'));
