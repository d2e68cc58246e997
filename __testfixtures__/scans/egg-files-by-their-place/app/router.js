module.exports = ({ router, controller }) => {
  router.get('/news', controller.news.list);
  router.get('/old', async (ctx) => {
    ctx.body = await ctx.service.old.newsList.read();
  });
  router.get('/open', (ctx) => {
    ctx.body = ctx.isOpen();
  });
};
