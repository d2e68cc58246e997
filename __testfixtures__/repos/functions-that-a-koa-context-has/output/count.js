const { exclusive } = require('./unblock-helpers');

module.exports = async (ctx) => {
  return exclusive('app.context.counts', async () => {
    if (ctx.method === 'DELETE') ctx.counts.notes = 0;
    ctx.body = await ctx.counted(ctx.query.name);
  });
};
