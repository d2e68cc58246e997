const fs = require('fs');
const express = require('express');

exports.command = 'serve';
exports.describe = 'Serves';
exports.builder = (yargs) => yargs.default('port', fs.readFileSync('port', 'utf8')); // found: startup
exports.handler = ({ port }) => {
  fs.mkdirSync('notes'); // found: startup
  const app = express();
  app.get('/notes', (req, res) => res.send(fs.readFileSync('notes'))); // found: request GET /notes
  app.listen(port);
};
