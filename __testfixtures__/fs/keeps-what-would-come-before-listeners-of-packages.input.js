const { execa } = require('execa');
const express = require('express');
const fs = require('fs');
const mqtt = require('mqtt');
const mysql = require('mysql');

const app = express();
const pool = mysql.createPool({ host: 'localhost' });

app.get('/rows', (req, res) => {
  const query = pool.query('SELECT * FROM notes');
  const head = fs.readFileSync('head.txt', 'utf8'); // stays: late-listener
  query.on('result', (row) => res.write(`${head}${row.text}`));
  query.on('end', () => res.end());
});

app.get('/listing', (req, res) => {
  const listing = execa('ls');
  const head = fs.readFileSync('head.txt', 'utf8'); // stays: late-listener
  listing.on('exit', (code) => res.end(`${head}${code}`));
});

app.get('/message', (req, res) => {
  const client = mqtt.connect('mqtt://localhost');
  const topic = fs.readFileSync('topic.txt', 'utf8'); // stays: late-listener
  client.on('connect', () => client.subscribe(topic));
  client.once('message', (_topic, message) => res.end(message));
});

app.listen(3000);
