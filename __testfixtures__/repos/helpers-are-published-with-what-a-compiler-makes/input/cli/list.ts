import fs from 'fs';

console.log(fs.readdirSync('pages').join('\n'));
