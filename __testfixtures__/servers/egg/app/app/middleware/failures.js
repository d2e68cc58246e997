const { failure } = require('../../lib/stamps');

module.exports = () => async (ctx, next) => {
  try {
    await next();
  } catch (error) {
    ctx.status = error.code === 'ENOENT' ? 404 : 500;
    ctx.body = failure() + (error.code ?? error.name);
  }
};
