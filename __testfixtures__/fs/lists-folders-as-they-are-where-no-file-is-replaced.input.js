const fs = require('fs');
const path = require('path');
const express = require('express');

const app = express();
app.use(express.text());

// It adds to the file as it is.
app.put('/file', (req, res) => {
  fs.appendFileSync(req.query.path, req.body);
  res.sendStatus(204);
});


// Another folder than the one that is listed.
app.put('/log', (req, res) => {
  fs.writeFileSync(path.join(req.query.dir, 'logs', 'last.log'), req.body);
  res.sendStatus(204);
});

app.get('/pages', (req, res) => {
  res.json(fs.readdirSync(path.join(__dirname, 'pages')));
});

app.listen(3000);
