const { createIndex } = require('shelf-index');

exports.findAll = async function findAll() {
  return createIndex('/data/shelves');
};
