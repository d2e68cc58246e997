import fs from 'fs';

export default (app) => app.get('/notes', (req, res) => res.send(fs.readFileSync('notes.txt'))); // found: request GET /notes
