const { spawn } = require('child_process');
const express = require('express');
const fs = require('fs');
const { connect } = require('net');

const app = express();
const spare = { url: 'spare', socket: connect('spare') };
let player;
let other;

app.post('/play', (req, res) => {
  player = spawn('player');
  const isNew = fs.existsSync('new.txt'); // stays: late-listener
  if (isNew) player = spawn('new-player');
  player.on('error', () => console.error('failed'));
  res.end();
});

app.post('/either', (req, res) => {
  other = spawn('player');
  const text = fs.readFileSync('player.txt', 'utf8'); // stays: late-listener
  other = text === 'new' ? spawn('new-player') : other;
  other.on('error', () => console.error('failed'));
  res.end();
});

app.post('/back', (req, res) => {
  const before = spawn('player');
  const program = fs.readFileSync('program.txt', 'utf8'); // stays: late-listener
  player = spawn(program);
  if (req.query.old) player = before;
  player.on('error', () => console.error('failed'));
  res.end();
});

function open(client) {
  try {
    client.token = fs.readFileSync(client.key, 'utf8'); // stays: late-listener
    client.socket = connect(client.url);
  } catch (error) {
    console.error(error);
  }
  client.socket.on('error', () => console.error(client.token));
}

app.post('/open', (req, res) => {
  open(spare);
  res.end();
});

app.listen(3000);
