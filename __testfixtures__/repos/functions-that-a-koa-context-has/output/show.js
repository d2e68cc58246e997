module.exports = async (ctx, next) => {
  if (ctx.path !== '/note') return next();
  const { load } = ctx;
  ctx.body = await ctx.note() + await load('footer');
};
