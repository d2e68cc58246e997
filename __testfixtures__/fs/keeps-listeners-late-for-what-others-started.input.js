const { spawn } = require('child_process');
const express = require('express');
const fs = require('fs');
const readline = require('readline');

const app = express();

function open(name) {
  return fs.createReadStream(name);
}

class Tool {
  start(args) {
    return { child: spawn('convert', args) };
  }
}

class Task {
  constructor() {
    this.child = spawn('task');
  }

  onFail(listener) {
    this.child.on('error', listener);
  }
}

function limit(req, max) {
  let size = 0;
  req.on('data', (chunk) => {
    size += chunk.length;
    if (size > max) req.destroy();
  });
}

function withChild(use) {
  use(spawn('tool'));
}

app.get('/stream', (req, res) => {
  const stream = open(req.query.name);
  const type = fs.readFileSync('type.txt', 'utf8'); // stays: late-listener
  stream.on('error', () => res.sendStatus(404));
  stream.pipe(res.type(type));
});

app.get('/tool', (req, res) => {
  const { child } = new Tool().start([]);
  const text = fs.readFileSync('tool.txt', 'utf8'); // stays: late-listener
  child.on('error', () => res.send(text));
});

app.get('/task', (req, res) => {
  const task = new Task();
  const text = fs.readFileSync('task.txt', 'utf8'); // stays: late-listener
  task.onFail(() => res.send(text));
});

app.post('/limit', (req, res) => {
  limit(req, 1000);
  const folder = fs.readFileSync('folder.txt', 'utf8'); // stays: late-listener
  req.pipe(fs.createWriteStream(folder));
  res.end();
});

app.get('/child', (req, res) => {
  withChild((child) => {
    const text = fs.readFileSync('child.txt', 'utf8'); // stays: late-listener
    child.on('close', () => res.send(text));
  });
});

app.get('/lines', async (req, res) => {
  const lines = readline.createInterface({ input: open('lines.txt') });
  const end = fs.readFileSync('end.txt', 'utf8'); // stays: late-listener
  for await (const line of lines) if (line !== end) res.write(line);
  res.end();
});

function wait(lines) {
  lines.on('close', () => console.log('read'));
  return { lines };
}

app.get('/lines-of', async (req, res) => {
  const { lines } = wait(readline.createInterface({ input: open('lines.txt') }));
  const end = fs.readFileSync('end.txt', 'utf8'); // stays: late-listener
  for await (const line of lines) if (line !== end) res.write(line);
  res.end();
});

function opened() {
  const lines = readline.createInterface({ input: open('lines.txt') });
  lines.on('close', () => console.log('read'));
  return { lines };
}

app.get('/opened', async (req, res) => {
  const { lines } = opened();
  const end = fs.readFileSync('end.txt', 'utf8'); // stays: late-listener
  for await (const line of lines) if (line !== end) res.write(line);
  res.end();
});

// What is started behind the wait is in time, and so is who iterates already.
app.get('/early', async (req, res) => {
  const type = fs.readFileSync('type.txt', 'utf8');
  const stream = open(req.query.name);
  stream.on('error', () => res.sendStatus(404));
  for await (const line of readline.createInterface({ input: stream })) {
    if (fs.readFileSync('end.txt', 'utf8') !== line) res.write(type);
  }
  res.end();
});

app.listen(3000);
