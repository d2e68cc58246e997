const hub = require('./hub');

const folder = hub.path.join(hub.ROOT, 'plugins');

exports.startPlugins = (plugins) =>
  plugins.forEach((plugin) => {
    const start = require(hub.path.join(folder, 'chat-plugin-' + plugin.name + '/server.js'));
    start.call(hub, plugin.options);
  });
