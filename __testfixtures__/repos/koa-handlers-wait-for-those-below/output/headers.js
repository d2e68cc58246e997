module.exports = async (ctx, next) => {
  ctx.set('x-served-by', 'koa');
  if (ctx.method === 'GET') await next();
  else await next();
};
