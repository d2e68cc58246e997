const { Reader } = require('../reader');

module.exports = async function asSheet({ file }) {
  return new Reader().rows(file);
};
