'use strict';

// Somebody who asks a server.

const http = require('node:http');
const http2 = require('node:http2');

/** Headers that say when, how long it took, and how the connection goes on, not what. */
const PASSING = new Set(['date', 'connection', 'keep-alive', 'x-readtime']);

/**
 * One request on a connection of its own: `ask` is `POST /visits`, `send` a text or something that becomes JSON, `headers`
 * what else is said. Resolves with status, headers and body; `{ broken }` with the error's code where there is no answer.
 */
function answerTo({ ask, send, headers = {}, over }, port) {
  const [method, path] = ask.split(' ');
  const body = send === undefined || typeof send === 'string' || Buffer.isBuffer(send) ? send : JSON.stringify(send);
  const type = body === undefined || body === send ? {} : { 'content-type': 'application/json' };
  const request = { method, path, body, headers: { ...type, ...headers } };
  return over === 'http2' ? overHttp2(request, port) : overHttp(request, port);
}

function overHttp({ method, path, body, headers }, port) {
  return new Promise((resolve) => {
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const options = { port, host: '127.0.0.1', method, path, agent: false, headers: { ...length, ...headers } };
    const broken = (error) => resolve({ broken: error.code });
    const request = http.request(options, (response) => {
      textOf(response).then(
        (text) => resolve({ status: response.statusCode, headers: lasting(response.headers), body: text }),
        broken,
      );
    });
    request.on('error', broken).end(body);
  });
}

function overHttp2({ method, path, body, headers }, port) {
  return new Promise((resolve) => {
    const session = http2.connect(`http://127.0.0.1:${port}`);
    const done = (answer) => {
      session.close();
      resolve(answer);
    };
    const broken = (error) => done({ broken: error.code });
    const stream = session.on('error', broken).request({ ':method': method, ':path': path, ...headers });
    stream.on('error', broken).on('response', ({ ':status': status, ...rest }) => {
      textOf(stream).then((text) => done({ status, headers: lasting(rest), body: text }), broken);
    });
    stream.end(body);
  });
}

async function textOf(stream) {
  let text = '';
  for await (const chunk of stream.setEncoding('utf8')) text += chunk;
  return text;
}

function lasting(headers) {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !PASSING.has(name)));
}

/** Begins a request and goes away: with `send`, after half of the body; resolves when the connection is closed. */
function abort({ abort: ask, send = '', headers = {} }, port) {
  const [method, path] = ask.split(' ');
  return new Promise((resolve) => {
    const length = send === '' ? {} : { 'content-length': Buffer.byteLength(send) };
    const options = { port, host: '127.0.0.1', method, path, agent: false, headers: { ...length, ...headers } };
    const request = http.request(options).on('error', () => undefined);
    request.on('close', () => resolve({}));
    if (send) request.write(send.slice(0, send.length / 2), () => request.destroy());
    // The request is on its way, its answer is not.
    else request.end(() => setImmediate(() => request.destroy()));
  });
}

module.exports = { abort, answerTo };
