const express = require('express');
const fs = require('fs');

const app = express();
app.post('/', (req, res) => {
  if (!fs.existsSync('uploads')) fs.mkdirSync('uploads', { recursive: true });
  res.end();
});
app.listen(3000);
