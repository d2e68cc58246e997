const invoices = require('../services/invoices');

exports.list = (req, res) => {
  res.json(invoices.list());
};

exports.show = (req, res) => {
  res.json(req.invoice);
};

exports.create = function (req, res) {
  const invoice = invoices.add(req.body);
  res.status(201).location(`/invoices/${invoice.id}`).json(invoice);
};

exports.pay = function (req, res) {
  const invoice = invoices.pay(req.invoice.id, req.body.amount);
  res.json(invoice);
};
