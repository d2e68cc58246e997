const express = require('express');
const fs = require('fs');
const path = require('path');

const app = express();

for (const name of fs.readdirSync(__dirname)) {
  if (name === 'server.js' || !name.endsWith('.js')) continue;
  require(path.join(__dirname, name))(app);
}

app.listen(3000);
