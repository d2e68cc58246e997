const fs = require('fs');
const { Command } = require('@oclif/core');

class Install extends Command {
  run() {
    fs.mkdirSync('data'); // found: unknown
  }
}

module.exports = Install;
