const fs = require('fs');
const store = require('../lib/store');

module.exports = function (RED) {
  const settings = fs.readFileSync('settings.json', 'utf8'); // found: startup

  function NotesNode(config) {
    RED.nodes.createNode(this, config);
    const node = this;
    this.names = fs.readdirSync(config.folder); // found: startup
    this.on('input', function (msg, send, done) {
      msg.payload = fs.readFileSync(msg.file, 'utf8'); // found: background
      send(msg);
      done();
    });
    node.on('close', (removed, done) => {
      fs.unlinkSync('lock'); // found: background
      done();
    });
    this.save = (text) => fs.writeFileSync('note', text); // found: request POST /notes/:id
  }
  RED.nodes.registerType('notes', NotesNode, { credentials: { key: { type: 'text' } } });

  RED.httpAdmin.get('/notes/:id', RED.auth.needsPermission('notes.read'), (req, res) => {
    res.send(store.read(req.params.id));
  });
  RED.httpAdmin.post('/notes/:id', (req, res) => {
    const node = RED.nodes.getNode(req.params.id);
    node.save(req.body);
    res.sendStatus(200);
  });
  RED.httpNode.get('/pages', (req, res) => res.send(fs.readFileSync('page'))); // found: request GET /pages
  RED.events.on('flows:started', () => fs.writeFileSync('started', '')); // found: background
};
