const axios = require('axios');
const express = require('express');
const fs = require('fs');

const app = express();

app.get('/sent', (req, res) => {
  const { data } = req.body;
  axios.put('https://example.org/data', data);
  const page = fs.readFileSync('views/page.html', 'utf8');
  axios.delete('https://example.org/data');
  res.send(page);
});

app.listen(3000);
