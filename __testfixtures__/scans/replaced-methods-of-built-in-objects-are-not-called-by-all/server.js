const fs = require('fs');
const express = require('express');
const bacon = require('baconjs');

patch(bacon.EventStream.prototype);

function patch(proto) {
  const original = proto.map;
  proto.map = function (f) {
    fs.appendFileSync('maps.log', `${f}\n`); // found: unreachable
    return original.call(this, f);
  };
}

const wrapped = console.error;
console.error = function (...args) {
  fs.appendFileSync('errors.log', args.join(' ')); // found: request GET /users
  wrapped(...args);
};

const app = express();
app.get('/users', (req, res) => {
  const logger = req.app.get('logger');
  logger.error('nothing');
  console.error('users');
  res.json(req.body.ids.map((id) => ({ id })));
});
app.listen(3000);
