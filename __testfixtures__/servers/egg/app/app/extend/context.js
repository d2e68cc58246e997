const { known } = require('../../lib/stamps');

module.exports = {
  known(name) {
    return known(name);
  },

  get place() {
    return this.ip;
  },
};
