import fs from 'fs';
export const run = () => fs.readFileSync('a'); // found: startup
