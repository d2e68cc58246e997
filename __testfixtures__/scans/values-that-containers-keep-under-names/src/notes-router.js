const express = require('express');
module.exports = ({ store }) => {
  const router = express.Router();
  router.get('/:id', (req, res) => res.send(store.load(req.params.id)));
  return router;
};
