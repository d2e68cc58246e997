import fs from 'fs';

export = (app: any) => app.post('/other', (req: any, res: any) => res.send(fs.readFileSync('other.txt'))); // found: unreachable
