import fs from 'fs';

export default (app) => app.get('/wiki', (req, res) => res.send(fs.readFileSync('wiki.txt'))); // found: request GET /wiki
