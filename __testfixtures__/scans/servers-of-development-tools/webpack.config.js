const fs = require('fs');
const mocks = require('./build/mocks');

module.exports = {
  devServer: {
    before(app) {
      app.get('/api/notes', (req, res) => res.send(fs.readFileSync('mock'))); // found: tooling
      mocks.install(app);
    },
    setupMiddlewares: (middlewares, devServer) => {
      devServer.app.get('/api/pages', (req, res) => res.send(fs.readFileSync('page'))); // found: tooling
      middlewares.unshift({ name: 'first', middleware: (req, res) => res.send(fs.readFileSync('first')) }); // found: tooling
      return middlewares;
    },
  },
};
