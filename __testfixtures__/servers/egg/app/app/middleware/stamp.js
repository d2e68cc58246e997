const { readStamp } = require('../../lib/stamps');

module.exports = (options) =>
  async function stamp(ctx, next) {
    await next();
    ctx.set(options.name, readStamp());
  };
