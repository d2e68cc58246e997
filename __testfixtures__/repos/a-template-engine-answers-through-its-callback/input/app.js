const express = require('express');
const fs = require('fs');

const app = express();
app.engine('html', (path, options, done) => {
  done(null, fs.readFileSync(path, 'utf8'));
});
app.get('/', (req, res) => res.render('index.html'));
app.listen(3000);
