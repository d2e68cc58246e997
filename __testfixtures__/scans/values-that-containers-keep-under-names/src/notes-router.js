const express = require('express');
module.exports = ({ store }) => {
  const router = express.Router();
  router.get('/:id', (req, res) => res.send(store.note(req.params.id)));
  return router;
};
