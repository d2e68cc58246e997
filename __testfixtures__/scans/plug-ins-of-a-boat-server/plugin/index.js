const fs = require('fs');
const store = require('./store');

module.exports = (app) => {
  const plugin = {
    id: 'notes',
    name: 'Notes',
    schema: () => JSON.parse(fs.readFileSync('schema.json', 'utf8')), // found: request plugin/index#schema
    start: (options, restart) => {
      fs.mkdirSync(app.getDataDirPath(), { recursive: true }); // found: startup
      app.on('serverevent', () => fs.appendFileSync('events', '')); // found: background
      app.subscriptionmanager.subscribe({}, [], console.error, (delta) => store.add(delta));
      app.registerPutHandler('vessels.self', 'notes', (context, path, value) => store.put(value));
    },
    stop() {
      fs.rmSync('lock'); // found: background
    },
    registerWithRouter(router) {
      router.get('/notes', (req, res) => res.send(store.read()));
    },
    signalKApiRoutes: (router) => {
      router.get('/pages', (req, res) => res.send(fs.readFileSync('page'))); // found: request GET /pages
      return router;
    },
    unused() {
      fs.rmSync('notes'); // found: unreachable
    },
  };
  app.get('/own', (req, res) => res.send(fs.readFileSync('own'))); // found: request GET /own
  return plugin;
};
