import fs from 'node:fs';

export default async (name) => fs.promises.readFile(`texts/${name}`, 'utf8');
