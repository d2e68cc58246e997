module.exports = async (ctx, next) => {
  if (ctx.path !== '/note') return next();
  const { load } = ctx;
  ctx.body = ctx.note() + load('footer');
};
