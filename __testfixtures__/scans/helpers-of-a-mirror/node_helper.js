const fs = require('fs');
const NodeHelper = require('node_helper');
const store = require('./store');

module.exports = NodeHelper.create({
  start() {
    this.config = fs.readFileSync('config', 'utf8'); // found: startup
    this.expressApp.get('/notes', (req, res) => res.send(store.read()));
    this.expressApp.use('/pages', this.pages.bind(this));
    setInterval(() => this.update(), 1000);
  },

  stop: function () {
    fs.rmSync('lock'); // found: background
  },

  pages(req, res) {
    res.send(fs.readFileSync('page')); // found: request use /pages
  },

  update() {
    this.sendSocketNotification('NOTES', fs.readdirSync('notes')); // found: background
  },

  socketNotificationReceived: function (notification, payload) {
    if (notification === 'CONFIG') this.load(payload);
  },

  load(payload) {
    return fs.readFileSync(payload.path); // found: background
  },

  unused() {
    fs.rmSync('notes'); // found: unreachable
  },
});
