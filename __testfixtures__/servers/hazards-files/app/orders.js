const fs = require('fs');
const path = require('path');

const FILE = path.join(__dirname, 'data', 'orders.json');

function load() {
  return JSON.parse(fs.readFileSync(FILE, 'utf8'));
}

function save(orders) {
  fs.writeFileSync(FILE, JSON.stringify(orders));
}

exports.all = load;

exports.add = (order) => {
  const orders = load();
  orders.push({ ...order, id: orders.length + 1 });
  save(orders);
  return orders.length;
};

exports.remove = (id) => {
  const orders = load();
  const rest = orders.filter((order) => order.id !== id);
  save(rest);
  return orders.length - rest.length;
};
