const { createError, send, setResponseHeader, setResponseStatus } = require('h3');
const { isThere, readText } = require('../store/files');

module.exports = {
  onRequest() {
    if (isThere('closed')) throw createError({ statusCode: 503, message: 'closed' });
  },
  version(event) {
    setResponseHeader(event, 'x-version', readText('version'));
  },
  failed(error, event) {
    const text = readText('failed.txt') + (error.cause?.code ?? error.cause?.name ?? error.message);
    setResponseStatus(event, error.statusCode);
    return send(event, text);
  },
};
