import fs from 'node:fs';

export default (name) => fs.readFileSync(`texts/${name}`, 'utf8');
