const fs = require('fs');
const express = require('express');
const app = express();

async function find(id) {
  if (!id) throw new Error('no id');
  return { id };
}

async function describe(asked, file) {
  const text = fs.readFileSync(file, 'utf8'); // stays: needs-review
  const found = await asked;
  return text + found.id;
}

app.get('/given/:id', async (req, res) => {
  res.json(await describe(find(req.params.id), 'given.txt'));
});

class Report {
  constructor(id) {
    this.asked = find(id);
  }

  async show(file) {
    const text = fs.readFileSync(file, 'utf8'); // stays: needs-review
    return text + (await this.asked).id;
  }
}

app.get('/report/:id', async (req, res) => {
  res.json(await new Report(req.params.id).show('report.txt'));
});

app.get('/deferred', async (req, res) => {
  const deferred = {};
  deferred.promise = new Promise((resolve, reject) => (deferred.reject = reject));
  deferred.reject(new Error('late'));
  const { promise } = deferred;
  const text = fs.readFileSync('deferred.txt', 'utf8'); // stays: needs-review
  await promise.catch(() => res.send(text));
});

app.get('/waited/:id', async (req, res) => {
  const asked = [];
  for (const id of req.params.id.split(',')) asked.push(find(id));
  await fetch('http://localhost/ping');
  const text = await fs.promises.readFile('waited.txt', 'utf8');
  for (const one of asked) res.write(text + (await one).id);
  res.end();
});

app.get('/afterwards', async (req, res) => {
  const text = await fs.promises.readFile('afterwards.txt', 'utf8');
  const { promise, resolve } = Promise.withResolvers();
  setTimeout(resolve, 10);
  await promise;
  res.send(text);
});

app.listen(3000);
