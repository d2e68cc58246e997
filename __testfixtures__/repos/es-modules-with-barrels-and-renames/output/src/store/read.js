import fs from 'node:fs';

export const readNote = async (id) => JSON.parse(await fs.promises.readFile(`notes/${id}.json`, 'utf8'));
