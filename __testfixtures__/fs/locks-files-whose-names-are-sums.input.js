const express = require('express');
const fs = require('fs');

const app = express();
app.use(express.json());

// The one after this page may be the one that another request counts as the second after its own.
app.post('/next/:page', (req, res) => {
  const page = Number(req.params.page);
  const text = fs.readFileSync(`pages/${page + 1}.txt`, 'utf8');
  fs.writeFileSync(`pages/${page + 1}.txt`, text + req.body.text);
  res.end();
});

app.post('/second/:page', (req, res) => {
  const page = Number(req.params.page);
  const text = fs.readFileSync(`pages/${page + 2}.txt`, 'utf8');
  fs.writeFileSync(`pages/${page + 2}.txt`, text + req.body.text);
  res.end();
});

app.listen(3000);
