const express = require('express');
const charts = require('some-charts');
const { recall } = require('./lib/settings');

const app = express();

app.get('/charts', (req, res) => {
  const chart = charts.create();
  chart.fn.draw(recall());
  res.send(chart.svg);
});

// Loaded late, by the first request that asks for it.
app.get('/charts/export', (req, res) => {
  const chart = charts.create();
  chart.write('chart.svg');
  require('./lib/export');
  res.end();
});

app.listen(3000);
