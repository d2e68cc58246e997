const fs = require('fs');
const { Command } = require('@oclif/core');
const { dropAll } = require('../../store');

module.exports = class Reset extends Command {
  async run() {
    fs.rmSync('backup.json'); // found: startup
    dropAll();
  }
};
