const express = require('express');
const controller = require('../controllers/invoices');
const invoices = require('../services/invoices');

const router = express.Router();

router.param('id', (req, res, next, id) => {
  req.invoice = invoices.find(id);
  next();
});

router.get('/', controller.list);
router.post('/', controller.create);
router.get('/:id', controller.show);
router.post('/:id/payments', controller.pay);

module.exports = router;
