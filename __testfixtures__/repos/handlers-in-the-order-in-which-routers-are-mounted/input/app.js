const express = require('express');
const current = require('./current');

const app = express();
const late = express.Router();
const early = express.Router();

late.get('/names', (req, res) => {
  res.json(current.names());
});

// It is mounted first.
early.use((req, res, next) => {
  current.name = req.query.name;
  next();
});

app.use('/notes', require('./routes/notes'));
app.use('/early', early);
app.use('/early', late);

app.use((req, res, next) => {
  current.path = req.path;
  next();
});

app.use('/paths', require('./routes/paths'));

// Nobody is behind it.
app.use((error, req, res, next) => {
  current.log(error.message);
  res.status(500);
  next();
});

app.listen(3000);
