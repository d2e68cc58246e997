module.exports = (app) => {
  return class NewsList extends app.Service {
    async read() {
      return this.service.files.text(this.ctx.helper.nameOf('news'));
    }
  };
};
