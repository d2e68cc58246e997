const { writeFileAtomic, exclusive } = require('../unblock-helpers');

const totals = { orders: 0 };

async function addOrder(orders) {
  return exclusive('orders.txt', async () => {
    await writeFileAtomic('orders.txt', String(orders));
    totals.orders = orders;
  });
}

module.exports = { totals, addOrder };
