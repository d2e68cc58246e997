// Bound to a context, a function is called as before; one that is bound to a domain keeps its form for that.
const { AsyncLocalStorage, AsyncResource } = require('async_hooks');
const domain = require('domain');
const express = require('express');
const fs = require('fs');

const app = express();
const names = new AsyncLocalStorage();

function greet(file) {
  return fs.readFileSync(file, 'utf8').replace('%', names.getStore());
}
function part(file) {
  return fs.readFileSync(file, 'utf8').replace('%', names.getStore());
}
function fail(file) {
  return fs.readFileSync(file, 'utf8');
}

app.get('/greetings/:name', (req, res) => {
  const greeting = names.run(req.params.name, () => AsyncLocalStorage.bind(greet));
  res.send(greeting('greeting.txt'));
});
app.get('/partings', (req, res) => {
  const parting = AsyncResource.bind(part);
  res.send(parting('parting.txt'));
});
app.get('/failures', (req, res) => {
  const failure = domain.create().bind(fail);
  res.send(failure('failure.txt'));
});
app.get('/all', (req, res) => {
  res.send(greet('greeting.txt') + part('parting.txt') + fail('failure.txt'));
});
app.listen(3000);
