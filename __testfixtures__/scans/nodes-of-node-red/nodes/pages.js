const fs = require('fs');

module.exports = (RED) => {
  class Pages {
    constructor(config) {
      RED.nodes.createNode(this, config);
      this.on('input', this.onInput.bind(this));
    }

    onInput(msg, send, done) {
      this.write(msg.payload);
      done();
    }

    write(text) {
      fs.appendFileSync('pages', text); // found: background
    }

    erase() {
      fs.rmSync('pages'); // found: unreachable
    }
  }
  RED.nodes.registerType('pages', Pages);
};
