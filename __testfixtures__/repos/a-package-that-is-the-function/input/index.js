const { Router } = require('express');
const fs = require('fs');

module.exports = function load(name) {
  return fs.readFileSync(`${name}.txt`, 'utf8'); // stays: public-export
};

module.exports.router = Router();
module.exports.router.get('/:name', (req, res) => res.send(module.exports(req.params.name)));
