const fs = require('fs');
const http = require('http');
const express = require('express');
const mqtt = require('mqtt');
const { WebSocketServer } = require('ws');

const app = express();

async function limitsOf(name) {
  return JSON.parse(fs.readFileSync(`limits/${name}.json`, 'utf8')); // stays: late-listener
}

async function answerTo(text) {
  return fs.readFileSync(`answers/${text}.txt`, 'utf8');
}

async function note(topic, text) {
  fs.appendFileSync(`notes/${topic}`, text); // stays: needs-review
}

// A missing file would be told before anybody listens.
app.get('/copy', async (req, res) => {
  const source = fs.createReadStream('big.bin');
  const { max } = await limitsOf('copy');
  source.on('error', () => res.status(404).end());
  source.on('data', (chunk) => res.write(chunk.subarray(0, max)));
});

// The messages of one socket are answered in turn.
const server = http.createServer(app);
const sockets = new WebSocketServer({ server });
sockets.on('connection', (socket) => {
  socket.on('message', async (text) => {
    socket.send(await answerTo(text));
  });
});

app.post('/watch/:topic', (req, res) => {
  const client = mqtt.connect('mqtt://localhost');
  client.subscribe(req.params.topic);
  client.on('message', async (topic, text) => {
    await note(topic, text);
  });
  res.end();
});

server.listen(3000);
