import fs from 'node:fs';

export const load = async (name) => JSON.parse(await fs.promises.readFile(`notes/${name}.json`, 'utf8'));
