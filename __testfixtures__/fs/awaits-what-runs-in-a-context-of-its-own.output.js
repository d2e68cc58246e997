// Bound to a context, a function is called as before; one that is bound to a domain keeps its form for that.
const { AsyncLocalStorage, AsyncResource } = require('async_hooks');
const domain = require('domain');
const express = require('express');
const fs = require('fs');

const app = express();
const names = new AsyncLocalStorage();

async function greet(file) {
  return (await fs.promises.readFile(file, 'utf8')).replace('%', names.getStore());
}
async function part(file) {
  return (await fs.promises.readFile(file, 'utf8')).replace('%', names.getStore());
}
function fail(file) {
  return fs.readFileSync(file, 'utf8');
}

async function failAsync(file) {
  return fs.promises.readFile(file, 'utf8');
}

app.get('/greetings/:name', async (req, res) => {
  const greeting = names.run(req.params.name, () => AsyncLocalStorage.bind(greet));
  res.send(await greeting('greeting.txt'));
});
app.get('/partings', async (req, res) => {
  const parting = AsyncResource.bind(part);
  res.send(await parting('parting.txt'));
});
app.get('/failures', (req, res) => {
  const failure = domain.create().bind(fail);
  res.send(failure('failure.txt'));
});
app.get('/all', async (req, res) => {
  res.send(await greet('greeting.txt') + await part('parting.txt') + await failAsync('failure.txt'));
});
app.listen(3000);
