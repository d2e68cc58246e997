const connect = require('connect');
const helpers = require('./helpers');
const middleware = require('./middleware');

exports.server = function (folder, callback) {
  const app = connect();
  app.use((req, res, next) => {
    req.folder = folder;
    next();
  });
  app.use(middleware.setup);
  app.use((req, res) => res.end(req.setup.title));
  const setup = helpers.setup(folder);
  return app.listen(setup.port, callback);
};

// Nobody in sight knows who registers this.
exports.mount = function (folder) {
  return function (req, res, next) {
    req.folder = folder;
    middleware.setup(req, res, next);
  };
};

exports.middleware = middleware;
