const { readFile } = require('node:fs/promises');
const { createRequire } = require('node:module');
const { join } = require('node:path');

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
/** What is in the log when a client has said this and gone. */
const logOf = (notes) =>
  async function notesAndGone({ port, folder }) {
    const { WebSocket } = createRequire(__filename)('ws');
    const socket = new WebSocket(`ws://127.0.0.1:${port}`);
    await new Promise((resolve, reject) => socket.on('error', reject).on('open', resolve));
    for (const note of notes) socket.send(`note ${note}`);
    socket.close();
    for (;;) {
      const log = await readFile(join(folder, 'data/log'), 'utf8').catch(() => '');
      if (log.includes('closed')) return log.trim().split('\n').join(' ');
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  };
const many = Array.from({ length: 20 }, (_, index) => (index % 3 === 0 ? 'ada.json' : `none-${index}`));

module.exports = {
  about: 'listeners of connections and messages: none is lost, and they stay in order',
  steps: [
    { ask: 'GET /', status: 200, body: { name: 'Ada' } },
    { talk: talkOf(['ada.json', 'nobody']), gives: ['hello', '{"name":"Ada"}', 'no nobody'] },
    { talk: talkOf(many), gives: ['hello', ...many.map((name) => (name === 'ada.json' ? '{"name":"Ada"}' : `no ${name}`))] },
    { talk: logOf(['1', '2', '3', '4', '5']), gives: '1 2 3 4 5 closed after 5' },
  ],
};
