import fs from 'fs';

export = (app: any) => app.post('/mail', (req: any, res: any) => res.send(fs.readFileSync('mail.txt'))); // found: request POST /mail
