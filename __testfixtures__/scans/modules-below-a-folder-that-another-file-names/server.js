const fs = require('fs');
const path = require('path');
const express = require('express');
const paths = require('./lib/paths/paths');

const app = express();
load(path.join(paths.lib, 'api'));
load(`${paths.lib}/nowhere`);
app.listen(3000);

function load(folder) {
  for (const name of fs.readdirSync(folder)) { // found: startup
    const controller = require(path.join(folder, name));
    controller.bind(app);
  }
}
