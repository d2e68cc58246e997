const express = require('express');
const { store } = require('./pictures');

const app = express();
app.post('/pictures', (req, res) => {
  store(req.query.name, () => res.end());
});
app.listen(3000);
