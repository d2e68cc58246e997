const { createServer } = require('node:http');
const { createApp, eventHandler, toNodeListener, useBase } = require('h3');
const { failed, onRequest, version } = require('./routes/hooks');
const users = require('./routes/users');

const app = createApp({ onError: failed, onRequest, onBeforeResponse: version });
app.use('/users', useBase('/users', users.handler));
app.use(
  '/ping',
  eventHandler(() => 'pong'),
);

createServer(toNodeListener(app)).listen(process.env.PORT);
