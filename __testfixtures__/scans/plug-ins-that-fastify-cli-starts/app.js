const fs = require('fs');
const path = require('path');
const AutoLoad = require('@fastify/autoload');

module.exports = async function (fastify, opts) {
  const settings = fs.readFileSync('settings.json', 'utf8'); // found: startup
  fastify.addHook('onRequest', async () => {
    fs.accessSync('lock'); // found: request fastify.addHook onRequest
  });
  fastify.register(AutoLoad, { dir: path.join(__dirname, 'routes'), options: { ...opts, settings } });
};
