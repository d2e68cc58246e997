const express = require('express');
const makeStore = require('./store');
const { asyncHandler } = require('./unblock-helpers');

module.exports = ({ dir }) => {
  const router = express.Router();
  const store = makeStore(dir);
  router.get('/:id', asyncHandler(async (req, res) => {
    res.send(await store.load(req.params.id));
  }));
  return router;
};
