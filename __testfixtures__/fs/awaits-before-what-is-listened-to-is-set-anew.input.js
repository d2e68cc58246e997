const { spawn } = require('child_process');
const express = require('express');
const fs = require('fs');
const { connect } = require('net');

const app = express();
const clients = [];
let player;

// What is set behind the wait is new, whatever was there before.
app.post('/play', (req, res) => {
  const program = fs.readFileSync('program.txt', 'utf8');
  player = spawn(program);
  player.on('error', () => console.error('failed'));
  res.end();
});

function open(client) {
  if (!client.key) throw new Error('no key');
  try {
    client.token = fs.readFileSync(client.key, 'utf8');
    client.socket = connect(client.url);
    client.socket.on('error', () => console.error(client.token));
  } catch (error) {
    throw new Error(`no socket: ${error.message}`);
  }
}

app.post('/open/:index', (req, res) => {
  const client = clients[req.params.index];
  open(client);
  res.end();
});

app.post('/clients', (req, res) => {
  const client = { key: req.query.key, url: req.query.url, socket: connect(req.query.url) };
  clients.push(client);
  client.socket.on('error', () => console.error('failed'));
  res.end();
});

app.listen(3000);
