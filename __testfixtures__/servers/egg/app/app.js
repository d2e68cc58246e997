const { prepare } = require('./lib/files');

module.exports = class AppBoot {
  constructor(app) {
    this.app = app;
  }

  async didLoad() {
    prepare();
  }
};
