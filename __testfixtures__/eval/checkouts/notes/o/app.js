const express = require('express');
const fs = require('fs');
const app = express();

const template = fs.readFileSync('template.html', 'utf8');
const saveSync = (note) => app.locals.queue.push(note);

app.get('/notes', (req, res) => res.send(template + fs.readFileSync('notes.json')));
app.post('/notes', (req, res) => {
  saveSync(req.body);
  fs.appendFileSync('audit.log', 'saved');
  res.end();
});
app.get('/old', (req, res) => res.json(fs.existsSync('old.json')));

app.listen(3000);
