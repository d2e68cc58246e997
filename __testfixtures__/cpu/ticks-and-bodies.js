const http = require('http');

function drain(queue) {
  if (queue.length === 0) return;
  queue.shift()();
  process.nextTick(() => drain(queue)); // found: cpu/next-tick
}

const spin = () => {
  process.nextTick(spin); // found: cpu/next-tick
};

function politely(queue) {
  if (queue.length > 0) setImmediate(() => politely(queue));
}

function later(callback) {
  process.nextTick(callback);
}

function readText(req, done) {
  let text = '';
  req.on('data', (chunk) => (text += chunk));
  req.on('end', () => done(JSON.parse(text))); // found: cpu/json
}

function readChunks(req, done) {
  const chunks = [];
  req.on('data', (chunk) => chunks.push(chunk));
  req.on('end', () => {
    const body = Buffer.concat(chunks).toString();
    done(JSON.parse(body)); // found: cpu/json
  });
}

function readLimited(req, done) {
  let text = '';
  req.on('data', (chunk) => {
    text += chunk;
    if (text.length > 100_000) req.destroy();
  });
  req.on('end', () => done(JSON.parse(text)));
}

const visits = [];
const latest = [];
const queue = [];
const offered = ['tea'];

function record(req, res) {
  visits.push({ url: req.url });
  latest.push(req.url);
  if (latest.length > 100) latest.shift();
  queue.push(req.url);
  res.end(JSON.stringify({ visits })); // found: cpu/json
}

function tell(res) {
  res.write(JSON.stringify(visits.map(({ url }) => url))); // found: cpu/json
  res.write(JSON.stringify(latest));
  res.write(JSON.stringify(queue.splice(0)));
  res.end(JSON.stringify(offered));
}

const server = http.createServer((req, res) => {
  drain([]);
  spin();
  politely([]);
  later(() => res.end(JSON.stringify(JSON.parse('{}'))));
  readText(req, () => {});
  readChunks(req, () => {});
  readLimited(req, () => {});
  record(req, res);
  tell(res);
});
server.listen(3000);
