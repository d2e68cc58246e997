const { isThere } = require('../../lib/files');

module.exports = (options) => async (ctx, next) => {
  const key = ctx.get(options.header);
  if (key === '' || !isThere(`keys-${key}`)) ctx.throw(403, 'forbidden');
  await next();
};
