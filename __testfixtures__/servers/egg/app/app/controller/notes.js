module.exports = (app) =>
  class NotesController extends app.Controller {
    async index() {
      this.ctx.body = { notes: await this.ctx.service.store.notes.all(), today: this.ctx.helper.today() };
    }

    async show() {
      const { ctx } = this;
      ctx.body = ctx.known(ctx.params.id);
    }

    async create() {
      const { ctx } = this;
      await ctx.service.store.notes.add(ctx.request.body);
      ctx.body = 'added';
    }

    async destroy() {
      const { ctx, app } = this;
      app.forget(ctx.params.id);
      ctx.body = 'gone';
    }
  };
