const express = require('express');

module.exports = function makeApp(settings) {
  const app = express();
  app.set('etag', settings.etag);
  return app;
};
