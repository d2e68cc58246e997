const { createRequire } = require('node:module');

async function connect(port, key) {
  const { io } = createRequire(__filename)('socket.io-client');
  const socket = io(`http://127.0.0.1:${port}`, { auth: { key }, reconnection: false });
  await new Promise((resolve, reject) => socket.on('connect', resolve).on('connect_error', reject));
  return socket;
}

module.exports = {
  about: 'middleware, listeners with acknowledgements',
  steps: [
    { ask: 'GET /', status: 200, body: { name: 'Ada' } },
    {
      talk: async function aWrongKey({ port }) {
        return connect(port, 'x').then(
          () => 'connected',
          (error) => error.message,
        );
      },
      gives: 'wrong key',
    },
    {
      talk: async function loadAndSave({ port }) {
        const socket = await connect(port, 'sesame');
        const answers = [];
        for (const name of ['ada.json', 'nobody']) answers.push(await socket.emitWithAck('load', name));
        answers.push(await socket.emitWithAck('save', 'eve.json', '{"name":"Eve"}'));
        answers.push(...(await Promise.all(['ada.json', 'eve.json'].map((name) => socket.emitWithAck('load', name)))));
        socket.close();
        return answers;
      },
      gives: ['{"name":"Ada"}', null, 14, '{"name":"Ada"}', '{"name":"Eve"}'],
    },
  ],
};
