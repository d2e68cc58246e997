const { show } = require('./controller');

module.exports = function () {
  this.hook('add', (route) => route('/wiki', show));
};
