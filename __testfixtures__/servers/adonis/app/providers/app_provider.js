import { prepare } from '#services/files';

export default class AppProvider {
  constructor(app) {
    this.app = app;
  }

  async boot() {
    prepare();
  }
}
