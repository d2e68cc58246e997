const { createRequire } = require('node:module');

/** What comes back for these messages, which are sent as soon as the connection is there. */
const talkOf = (messages) =>
  async function messagesInOrder({ port }) {
    const { WebSocket } = createRequire(__filename)('ws');
    const socket = new WebSocket(`ws://127.0.0.1:${port}`);
    const received = [];
    socket.on('open', () => messages.forEach((message) => socket.send(message)));
    await new Promise((resolve, reject) => {
      socket.on('error', reject).on('close', reject);
      socket.on('message', (data) => received.push(String(data)) > messages.length && resolve());
    });
    socket.removeAllListeners('close').close();
    return received;
  };
const many = Array.from({ length: 20 }, (_, index) => (index % 3 === 0 ? 'ada.json' : `none-${index}`));

module.exports = {
  about: 'listeners of connections and messages: none is lost, and they stay in order',
  steps: [
    { ask: 'GET /', status: 200, body: { name: 'Ada' } },
    { talk: talkOf(['ada.json', 'nobody']), gives: ['hello', '{"name":"Ada"}', 'no nobody'] },
    { talk: talkOf(many), gives: ['hello', ...many.map((name) => (name === 'ada.json' ? '{"name":"Ada"}' : `no ${name}`))] },
  ],
};
