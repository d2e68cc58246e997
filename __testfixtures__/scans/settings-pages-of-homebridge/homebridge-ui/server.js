const fs = require('fs');
const { HomebridgePluginUiServer } = require('@homebridge/plugin-ui-utils');

class UiServer extends HomebridgePluginUiServer {
  constructor() {
    super();
    fs.mkdirSync(this.homebridgeStoragePath); // found: startup
    this.onRequest('/notes', this.notes.bind(this));
    this.onRequest('/page', () => fs.readFileSync('page')); // found: request this.onRequest /page
    this.ready();
  }

  notes() {
    return fs.readdirSync('notes'); // found: request this.onRequest /notes
  }

  clear() {
    fs.rmSync('notes'); // found: unknown
  }
}

(() => new UiServer())();
