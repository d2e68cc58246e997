import fs from 'fs';

export default (app) => app.get('/tools', (req, res) => res.send(fs.readFileSync('tools.txt'))); // found: unreachable
