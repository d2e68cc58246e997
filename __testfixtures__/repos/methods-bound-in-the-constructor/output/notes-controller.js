const Store = require('./store');

module.exports = class NotesController {
  constructor(dir) {
    this.store = new Store(dir);
    this.show = this.show.bind(this);
  }

  async show(req, res) {
    res.send(await this.store.load(req.params.id));
  }

  async list(req, res) {
    res.json(await this.store.names());
  }
};
