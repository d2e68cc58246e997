const express = require('express');
const fs = require('fs');
const connect = require('socket.io-client');
const { exclusive } = require('./unblock-helpers');

const app = express();
const clients = [{ socket: null }, { socket: null }, { socket: null }, { socket: null }];
const [left, caught, sometimes, inner] = clients;

app.get('/left', async (req, res) => {
  return exclusive('clients + left', async () => {
    await openOrLeave(left);
    res.end();
  });
});

app.get('/caught', async (req, res) => {
  return exclusive('clients + left', async () => {
    openOrGoOn(caught);
    res.end();
  });
});

app.get('/sometimes', async (req, res) => {
  return exclusive('clients + left', async () => {
    openOrMaybeLeave(sometimes, req.query.strict);
    res.end();
  });
});

app.get('/inner', async (req, res) => {
  return exclusive('clients + left', async () => {
    openInside(inner);
    res.end();
  });
});

// Whoever comes to the listener has a new socket.
async function openOrLeave(client) {
  try {
    const key = await fs.promises.readFile('left.txt', 'utf8');
    client.socket = connect(key);
  } catch (error) {
    throw new Error(error);
  }
  client.socket.on('connect', () => console.log('left'));
}

function openOrGoOn(client) {
  try {
    const key = fs.readFileSync('caught.txt', 'utf8'); // stays: late-listener
    client.socket = connect(key);
  } catch (error) {
    console.error(error);
  }
  client.socket.on('connect', () => console.log('caught'));
}

function openOrMaybeLeave(client, isStrict) {
  try {
    const key = fs.readFileSync('sometimes.txt', 'utf8'); // stays: late-listener
    client.socket = connect(key);
  } catch (error) {
    if (isStrict) throw error;
  }
  client.socket.on('connect', () => console.log('sometimes'));
}

function openInside(client) {
  try {
    try {
      const key = fs.readFileSync('inner.txt', 'utf8'); // stays: late-listener
      client.socket = connect(key);
    } catch (error) {
      console.error(error);
    }
  } catch (error) {
    throw new Error(error);
  }
  client.socket.on('connect', () => console.log('inner'));
}

app.listen(3000);
