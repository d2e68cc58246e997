const express = require('express');
const fs = require('fs');
const { asClass, asFunction, asValue, createContainer, InjectionMode } = require('awilix');
const { scopePerRequest, makeInvoker, createController, controller } = require('awilix-express');
const Store = require('./store');
const Mailer = require('./mailer');
const { Notes, Shelf, NotesApi, PagesController } = require('./notes');

const container = createContainer({ injectionMode: InjectionMode.CLASSIC });
container.register({
  store: asClass(Store).singleton(),
  mailer: asClass(Mailer),
  notes: asClass(Notes).scoped(),
  shelf: asClass(Shelf, { injectionMode: InjectionMode.PROXY }),
  notesApi: asClass(NotesApi),
  journal: asFunction(({ store }) => ({ write: (text) => store.journal(text) })).proxy(),
});

function checked(req, res, next) {
  fs.accessSync('pages'); // found: request GET /pages/:id
  next();
}

const app = express();
app.use(scopePerRequest(container));
app.get('/notes', (req, res) => res.send(req.container.resolve('notes').all()));
app.get('/shelf', (req, res) => res.send(req.container.resolve('shelf').books()));
app.post('/journal', (req, res) => res.send(req.container.cradle.journal.write(req.body)));
const api = makeInvoker(NotesApi);
app.get('/api/notes', api('list'));
app.use(controller(createController(PagesController).get('/pages/:id', 'show', { before: [checked] })));
app.use(
  controller(
    createController(({ store }) => ({ show: (req, res) => res.send(store.shown()) })).get('/shown', 'show'),
  ),
);
app.listen(3000);
