var express = require('express');
var hub = require('./hub');
var app = express();

require('./plugin').call(hub);
hub.emitHook('add', function (config) {
  app.get(config.path, function (req, res) {
    config.controller[config.action](res);
  });
});
app.listen(3000);
