const store = require('../lib/store');
const httpError = require('../lib/http-error');

function list() {
  return store.load('invoices');
}

function find(id) {
  const invoice = list().find((candidate) => candidate.id === id);
  if (!invoice) throw httpError(404, `No invoice ${id}`);
  return invoice;
}

function add({ customer, amount, notes = '' }) {
  if (!customer || !isAmount(amount)) {
    throw httpError(400, 'An invoice needs a customer and an amount');
  }

  const invoices = store.load('invoices');
  const invoice = { id: `INV-${1001 + invoices.length}`, customer, amount, paid: 0, notes };
  invoices.push(invoice);
  store.save('invoices', invoices);
  return invoice;
}

function pay(id, amount) {
  if (!isAmount(amount)) throw httpError(400, 'A payment needs an amount');

  const invoices = store.load('invoices');
  const invoice = invoices.find((candidate) => candidate.id === id);
  invoice.paid += amount;
  store.save('invoices', invoices);
  return invoice;
}

function isAmount(value) {
  return Number.isFinite(value) && value > 0;
}

module.exports = { list, find, add, pay };
