const { spawn } = require('child_process');
const express = require('express');
const fs = require('fs');

const app = express();
const heard = {};
const listen = app.on.bind(app);
app.on = (event, listener) => {
  heard[event] = heard[event] || [];
  heard[event].push({ event, listener });
  return listen(event, listener);
};
app.get('/heard', (req, res) => {
  res.json(heard[req.query.event].map(({ event, listener }) => [event, heard.all === listener]));
});

app.post('/exports', (req, res) => {
  const child = spawn('zip', ['exports/all.zip', 'data']);
  child.on('close', async () => {
    await fs.promises.unlink('exports/all.tmp');
    res.end();
  });
});

app.listen(3000);
