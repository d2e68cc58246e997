const { Controller } = require('egg');

module.exports = class UsersController extends Controller {
  async show() {
    const { ctx } = this;
    ctx.body = await ctx.service.users.find(ctx.params.name);
  }

  async save() {
    const { ctx, service } = this;
    await service.users.save(ctx.params.name, ctx.request.body);
    ctx.body = { saved: ctx.params.name };
  }
};
