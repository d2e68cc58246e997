const fs = require('fs');
const { once, EventEmitter } = require('events');
const express = require('express');
const mqtt = require('mqtt');
const { setTimeout: wait } = require('timers/promises');
const app = express();

// What answers at once keeps its order.
app.post('/listen', (req, res) => {
  const client = mqtt.connect('mqtt://localhost');
  client.on('message', async (topic, text) => {
    if (topic === 'slow') {
      await wait(100);
      client.publish('answers', 'slow');
      return;
    }
    client.publish('answers', fs.readFileSync(`answers/${text}.txt`, 'utf8')); // stays: needs-review
  });
  res.end();
});

// Always behind a wait: nobody could rely on an order.
app.post('/listen/later', (req, res) => {
  const client = mqtt.connect('mqtt://localhost');
  client.on('message', async (topic, text) => {
    await wait(100);
    client.publish('answers', fs.readFileSync(`answers/${text}.txt`, 'utf8'));
  });
  res.end();
});

app.get('/event', (req, res) => {
  const bus = new EventEmitter();
  let title = 'none';
  once(bus, 'ready').then(() => {
    title = fs.readFileSync('title.txt', 'utf8'); // stays: needs-review
  });
  once(bus, 'ready').then(() => res.send(title));
  setImmediate(() => bus.emit('ready'));
});

app.get('/open', (req, res) => {
  let isOpen = true;
  const asked = fetch('http://localhost/ready');
  asked.then(() => {
    const title = fs.readFileSync('title.txt', 'utf8'); // stays: needs-review
    res.json({ title, isOpen });
  });
  asked.finally(() => {
    isOpen = false;
  });
});

app.listen(3000);
