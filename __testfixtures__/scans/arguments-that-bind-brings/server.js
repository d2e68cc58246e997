const http = require('http');
const fs = require('fs');

const makeCache = () => ({
  prefetch: (url) => fs.statSync(url), // found: request http.createServer
  forget: (url) => fs.unlinkSync(url), // found: unreachable
});

function rewrite(options, cache, text) {
  const { prefetch } = cache;
  if (options.prefetches) prefetch(text);
  return text;
}

const rewriteAll = rewrite.bind(null, { prefetches: true }, makeCache());

http.createServer((req, res) => res.end(rewriteAll(req.url))).listen(3000);
