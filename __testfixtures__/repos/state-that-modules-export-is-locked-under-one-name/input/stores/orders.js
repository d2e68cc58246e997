const fs = require('fs');

const totals = { orders: 0 };

function addOrder(orders) {
  fs.writeFileSync('orders.txt', String(orders));
  totals.orders = orders;
}

module.exports = { totals, addOrder };
