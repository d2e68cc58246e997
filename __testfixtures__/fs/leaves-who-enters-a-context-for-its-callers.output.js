const fs = require('fs');
const express = require('express');
const { AsyncLocalStorage } = require('async_hooks');
const app = express();
const tenants = new AsyncLocalStorage();

function current() {
  return tenants.getStore()?.name;
}

// The caller has the context only if nothing waits before it is entered.
function loadTenant(id) {
  const name = fs.readFileSync(`tenants/${id}.txt`, 'utf8'); // stays: needs-review
  tenants.enterWith({ name });
}

app.get('/tenants/:id', (req, res) => {
  loadTenant(req.params.id);
  res.json({ name: current() });
});

function enter(name) {
  tenants.enterWith({ name });
}

// The same where another function enters it.
function useTenant(id) {
  enter(fs.readFileSync(`tenants/${id}.txt`, 'utf8')); // stays: needs-review
}

app.get('/used/:id', (req, res) => {
  useTenant(req.params.id);
  res.json({ name: current() });
});

// Here it is entered first,
async function showTenant(name) {
  tenants.enterWith({ name });
  return fs.promises.readFile('tenant.html', 'utf8');
}

app.get('/shown/:id', async (req, res) => {
  const page = await showTenant(req.params.id);
  res.send(page + current());
});

// here what follows runs within,
app.use(async (req, res, next) => {
  tenants.enterWith({ name: await fs.promises.readFile('default.txt', 'utf8') });
  next();
});

// and here it was not that of the caller before.
async function findTenant(id) {
  await new Promise((resolve) => setTimeout(resolve, 1));
  const name = await fs.promises.readFile(`tenants/${id}.txt`, 'utf8');
  tenants.enterWith({ name });
  return current();
}

app.get('/found/:id', async (req, res) => {
  res.json({ name: await findTenant(req.params.id) });
});

app.listen(3000);
