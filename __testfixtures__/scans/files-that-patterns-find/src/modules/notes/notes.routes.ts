import fs from 'fs';

export default (app: any) => app.get('/notes', (req: any, res: any) => res.send(fs.readFileSync('notes.txt'))); // found: request GET /notes
