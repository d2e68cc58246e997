import fs from 'fs';

export default (app: any) => app.get('/core', (req: any, res: any) => res.send(fs.readFileSync('core.txt'))); // found: unreachable
