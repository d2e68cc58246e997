const express = require('express');
const fs = require('fs');

const app = express();

app.use(express.json());

// The project may be below /data/nginx, but then its folder would be named there.
app.put('/hosts/:kind/:id', async (req, res) => {
  const { kind, id } = req.params;
  const template = fs.readFileSync(__dirname + '/../templates/' + kind + '.conf', 'utf8');
  fs.writeFileSync('/data/nginx/' + kind + '/' + id + '.conf', template);
  res.end();
});

app.delete('/hosts/:kind/:id', (req, res) => {
  fs.unlinkSync('/data/nginx/' + req.params.kind + '/' + req.params.id + '.conf');
  res.end();
});

// Where both name something alike, they may be the same.
app.put('/users/:id', (req, res) => {
  const file = __dirname + '/data/' + req.params.id + '.json';
  const user = JSON.parse(fs.readFileSync(file, 'utf8'));
  fs.writeFileSync(file, JSON.stringify({ ...user, ...req.body }));
  res.end();
});

app.post('/users/:id', (req, res) => {
  fs.writeFileSync('/app/data/' + req.params.id + '.json', JSON.stringify(req.body));
  res.end();
});
