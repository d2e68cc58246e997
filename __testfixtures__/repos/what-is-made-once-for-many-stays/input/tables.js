const { connection, setting } = require('./connection');

exports.users = {
  all: () => connection().all('users', setting('order')),
  find: (id) => connection().find('users', id, setting('users')),
  add: (row) => connection().add('users', row, setting('unique')),
};

exports.orders = {
  all: () => connection().all('orders', setting('order')),
  find: (id) => connection().find('orders', id, setting('orders')),
  add: (row) => connection().add('orders', row, setting('unique')),
};

exports.carts = {
  all: () => connection().all('carts', setting('order')),
  find: (id) => connection().find('carts', id, setting('carts')),
  add: (row) => connection().add('carts', row, setting('unique')),
};

exports.items = {
  all: () => connection().all('items', setting('order')),
  find: (id) => connection().find('items', id, setting('items')),
  add: (row) => connection().add('items', row, setting('unique')),
};

exports.prices = {
  all: () => connection().all('prices', setting('order')),
  find: (id) => connection().find('prices', id, setting('prices')),
  add: (row) => connection().add('prices', row, setting('unique')),
};

exports.shops = {
  all: () => connection().all('shops', setting('order')),
  find: (id) => connection().find('shops', id, setting('shops')),
  add: (row) => connection().add('shops', row, setting('unique')),
};

exports.taxes = {
  all: () => connection().all('taxes', setting('order')),
  find: (id) => connection().find('taxes', id, setting('taxes')),
  add: (row) => connection().add('taxes', row, setting('unique')),
};

exports.rates = {
  all: () => connection().all('rates', setting('order')),
  find: (id) => connection().find('rates', id, setting('rates')),
  add: (row) => connection().add('rates', row, setting('unique')),
};
