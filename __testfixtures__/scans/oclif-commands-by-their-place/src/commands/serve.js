const fs = require('fs');
const { Command } = require('@oclif/core');

class Serve extends Command {
  async run() {
    const config = JSON.parse(fs.readFileSync('config.json', 'utf8')); // found: startup
    const { serve } = require('../serve');
    serve(config.port);
  }
}

module.exports = Serve;
