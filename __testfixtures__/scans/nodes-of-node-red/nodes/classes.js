const fs = require('fs');

module.exports = async function (RED) {
  const app = RED.httpNode || RED.httpAdmin;
  function Classes(config) {
    RED.nodes.createNode(this, config);
    const node = this;
    const show = (req, res) => res.send(fs.readFileSync(config.file)); // found: request app.get
    app.get(config.url, show);
    node.on('input', (msg) => {
      node.send({ payload: load() });
    });
  }
  const load = () => fs.readdirSync('classes'); // found: background
  RED.nodes.registerType('classes', Classes);
  RED.plugins.registerPlugin('classes', { type: 'classes', onadd: () => fs.mkdirSync('classes') }); // found: startup
};
