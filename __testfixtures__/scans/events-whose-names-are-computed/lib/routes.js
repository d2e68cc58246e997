const fs = require('fs');
const { EventEmitter } = require('events');
const names = require('./names');

const tables = new EventEmitter();
const LISTENERS = {
  saved: (id) => fs.appendFileSync('saved', id), // found: request POST /notes
  opened: (id) => fs.appendFileSync('opened', id), // found: background
};
for (const [type, listener] of Object.entries(LISTENERS)) tables.on(type, listener);
['closed', 'removed'].forEach((type) => tables.on(type, () => fs.appendFileSync(type, ''))); // found: request DELETE /notes

const chosen = new EventEmitter();
chosen.on('first', () => fs.appendFileSync('first', '')); // found: request POST /events/:type
chosen.on('second', () => fs.appendFileSync('second', '')); // found: request POST /events/:type

const wrapped = new EventEmitter();
const tell = (type, ...args) => wrapped.emit(type, ...args);
function hear(type, listener) {
  wrapped.on(type, listener);
}
hear('read', (id) => fs.appendFileSync('read', id)); // found: request GET /notes
hear('written', (id) => fs.appendFileSync('written', id)); // found: background

const parts = new EventEmitter();
parts.on('note:saved', () => fs.appendFileSync('note-saved', '')); // found: request PUT /notes
parts.on('job:saved', () => fs.appendFileSync('job-saved', '')); // found: background
parts.on(names.moved, () => fs.appendFileSync('moved', '')); // found: request PATCH /notes
parts.on(names.copied, () => fs.appendFileSync('copied', '')); // found: background

module.exports = (app) => {
  app.post('/notes', (req, res) => res.json(tables.emit('saved', req.query.id)));
  app.delete('/notes', (req, res) => res.json(tables.emit('removed')));
  app.post('/events/:type', (req, res) => res.json(chosen.emit(req.params.type)));
  app.get('/notes', (req, res) => res.json(tell('read', req.query.id)));
  app.put('/notes', (req, res) => res.json(parts.emit(`note:${req.query.type}`)));
  app.patch('/notes', (req, res) => res.json(parts.emit(names.moved)));
};
