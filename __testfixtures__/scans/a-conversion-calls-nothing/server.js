const express = require('express');
const fs = require('fs');

const job = {
  priority: '3',
  stop() {
    fs.unlinkSync('job.pid'); // found: startup
  },
};

const app = express();

app.get('/priority', (req, res) => {
  const { [req.query.name]: value } = job;
  res.json([parseInt(value), Number(value), isNaN(value), String(value), Boolean(value)]);
});

app.get('/stamp', (req, res) => {
  res.send(fs.readFileSync('stamp.txt', 'utf8')); // found: request GET /stamp
});

job.stop();
app.listen(3000);
