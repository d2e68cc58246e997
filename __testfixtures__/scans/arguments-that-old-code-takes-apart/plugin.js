var fs = require('fs');

var wiki = {
  show: function (res) {
    res.send(fs.readFileSync('wiki.txt')); // found: request app.get
  },
};

module.exports = function () {
  this.bindHook('add', function (addRoute) {
    addRoute({ path: '/wiki', controller: wiki, action: 'show' });
  });
};
