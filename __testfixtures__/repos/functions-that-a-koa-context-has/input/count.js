module.exports = async (ctx) => {
  if (ctx.method === 'DELETE') ctx.counts.notes = 0;
  ctx.body = ctx.counted(ctx.query.name);
};
