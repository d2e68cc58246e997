const express = require('express');
const makeStore = require('./store');

module.exports = ({ dir }) => {
  const router = express.Router();
  const store = makeStore(dir);
  router.get('/:id', (req, res) => {
    res.send(store.load(req.params.id));
  });
  return router;
};
