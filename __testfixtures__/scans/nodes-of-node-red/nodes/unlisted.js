const fs = require('fs');

module.exports = function (RED) {
  RED.nodes.registerType('unlisted', function (config) {
    this.on('input', () => fs.unlinkSync('x')); // found: unreachable
  });
};
