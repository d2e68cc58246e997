const express = require('express');
const flows = require('./lib/flows');

const app = express();
app.use(express.text());

const setHeaders = (res) => {
  res.set('x-flows', flows.list().join());
};
app.use(express.static('public', { setHeaders }));

app.get('/flows', async (req, res) => {
  res.json(await flows.listAsync());
});

app.get('/flows/:name', async (req, res) => {
  res.send(await flows.load(req.params.name));
});

app.put('/flows/:name', (req, res) => {
  flows.save(req.params.name, req.body);
  res.sendStatus(204);
});

app.listen(3000);
