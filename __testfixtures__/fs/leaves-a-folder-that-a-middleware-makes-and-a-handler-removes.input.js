const fs = require('fs');
const express = require('express');
const app = express();

const makeFolder = (req, res, next) => {
  fs.mkdirSync('work'); // stays: needs-review
  next();
};
app.post('/work', makeFolder, (req, res) => {
  fs.writeFileSync('work/note.txt', req.query.text); // stays: needs-review
  fs.rmSync('work', { recursive: true }); // stays: needs-review
  res.end();
});

const hold = (req, res, next) => {
  fs.writeFileSync('lock.txt', 'held'); // stays: needs-review
  next();
};
app.post('/held', hold, (req, res) => {
  fs.unlinkSync('lock.txt'); // stays: needs-review
  res.end();
});

// It is there already, or does not matter.
const keepFolder = (req, res, next) => {
  fs.mkdirSync('kept', { recursive: true });
  next();
};
app.post('/kept', keepFolder, (req, res) => {
  fs.rmSync('kept', { recursive: true, force: true });
  res.end();
});

// Each request has its own.
app.post('/own/:id', (req, res, next) => {
  fs.mkdirSync(`jobs/${req.params.id}`);
  next();
}, (req, res) => {
  fs.rmSync(`jobs/${req.params.id}`, { recursive: true });
  res.end();
});

app.listen(3000);
