const { accessed } = require('../../../lib/stamps');

module.exports = {
  sync: true,
  inputs: { text: { type: 'string', required: true } },
  fn: function ({ text }) {
    return accessed(text.toUpperCase());
  },
};
