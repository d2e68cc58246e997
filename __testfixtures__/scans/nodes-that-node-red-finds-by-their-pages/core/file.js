const fs = require('fs');

module.exports = function (RED) {
  function FileNode(config) {
    RED.nodes.createNode(this, config);
    this.on('input', (msg, send, done) => {
      msg.payload = fs.readFileSync(config.filename, 'utf8'); // found: background
      send(msg);
      done();
    });
  }
  RED.nodes.registerType('file', FileNode);
  RED.httpAdmin.get('/files', (req, res) => res.json(fs.readdirSync('files'))); // found: request GET /files
};
