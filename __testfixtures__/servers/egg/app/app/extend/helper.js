const { accessed } = require('../../lib/stamps');

module.exports = {
  today() {
    return accessed(this.ctx.path);
  },
};
