const express = require('express');
const fs = require('fs');
const { spawn } = require('child_process');
const { EventEmitter } = require('events');
const readline = require('readline');
const { pipeline } = require('stream');
const { Worker } = require('worker_threads');

const app = express();

app.get('/download', (req, res, next) => {
  const stream = fs.createReadStream('file.bin');
  const type = fs.readFileSync('type.txt', 'utf8'); // stays: late-listener
  stream.on('error', next);
  res.type(type);
  stream.pipe(res);
});

app.get('/archive', (req, res, next) => {
  const stream = fs.createReadStream('archive.bin');
  res.set('x-size', String(fs.statSync('archive.bin').size)); // stays: late-listener
  pipeline(stream, res, (error) => error && next(error));
});

app.get('/run', async (req, res) => {
  const child = spawn('ls');
  const header = fs.readFileSync('header.txt'); // stays: late-listener
  const code = await new Promise((resolve) => child.on('close', resolve));
  res.send(`${header} ${code}`);
});

app.post('/upload', (req, res) => {
  let size = 0;
  req.on('data', (chunk) => (size += chunk.length));
  const limit = Number(fs.readFileSync('limit.txt', 'utf8')); // stays: late-listener
  req.on('end', () => res.send(size > limit ? 'too large' : 'fine'));
});

app.get('/worker', (req, res) => {
  const worker = new Worker('./worker.js');
  const text = fs.readFileSync('a.txt', 'utf8'); // stays: late-listener
  worker.on('message', (message) => res.end(message + text));
});

app.get('/lines', (req, res) => {
  const lines = readline.createInterface({ input: req });
  const text = fs.readFileSync('a.txt', 'utf8'); // stays: late-listener
  lines.on('line', (line) => res.write(line));
  lines.on('close', () => res.end(text));
});

class Job extends EventEmitter {
  constructor(name) {
    super();
    this.name = name;
    process.nextTick(() => this.begin());
  }

  begin() {
    this.emit('ready', this.name);
  }
}

app.get('/job', (req, res) => {
  const job = new Job(req.query.name);
  const text = fs.readFileSync('job.txt', 'utf8'); // stays: late-listener
  job.on('ready', (name) => res.send(`${name} ${text}`));
});

class Idle extends EventEmitter {
  start() {
    this.emit('ready', 'idle');
  }
}

app.get('/idle', (req, res) => {
  const idle = new Idle();
  const text = fs.readFileSync('job.txt', 'utf8');
  idle.on('ready', (name) => res.send(`${name} ${text}`));
  idle.start();
});

app.get('/asked', (req, res) => {
  const asked = require('http').get('http://localhost/job');
  const text = fs.readFileSync('job.txt', 'utf8'); // stays: late-listener
  asked.on('response', () => res.send(text));
});
