const { setTimeout: wait } = require('node:timers/promises');

const headers = { 'content-type': 'multipart/form-data; boundary=x' };
const part = (name, text, file) =>
  `--x\r\ncontent-disposition: form-data; name="${name}"${file ? `; filename="${file}"` : ''}\r\n\r\n${text}\r\n`;
const form = (...parts) => `${parts.join('')}--x--\r\n`;
const hello = form(part('name', 'greeting'), part('file', 'hello', 'hello.txt'));

module.exports = {
  about: 'Express 4: `destination` and `filename`, what is done with the files, the error middleware',
  versions: ['multer@1', 'multer@2'],
  steps: [
    { ask: 'POST /files', send: hello, headers, status: 201, body: 'greeting: hello' },
    { file: 'data/greeting.txt', holds: 'hello' },
    { ask: 'POST /files', send: form(part('name', 'no/such'), part('file', 'x', 'x.txt')), headers, status: 500, body: 'failed: ENOENT' },
    { file: 'data/uploads/x.txt', holds: null },
    { ask: 'POST /files', send: form(part('other', 'x', 'y.txt')), headers, status: 500, body: 'failed: LIMIT_UNEXPECTED_FILE' },
    { ask: 'POST /files', send: hello.slice(0, -10), headers, status: 500 },
    { ask: 'POST /list', send: form(part('files', 'one', 'one.txt'), part('files', 'three', 'three.txt')), headers, status: 200, body: [3, 5] },
    { talk: async function aMoment() { await wait(100); }, gives: undefined },
    { file: 'data/uploads/three.txt', holds: null },
    { abort: 'POST /files', send: hello, headers },
    { ask: 'POST /files', send: hello, headers, status: 201, body: 'greeting: hello' },
  ],
};
