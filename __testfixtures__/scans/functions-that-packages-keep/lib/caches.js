const fs = require('fs');
const { LRUCache } = require('lru-cache');
const CircuitBreaker = require('opossum');
const DataLoader = require('dataloader');

exports.pages = new LRUCache({ max: 9, fetchMethod: async (name) => fs.readFileSync(`pages/${name}`, 'utf8') }); // found: request GET /pages/:name
exports.notes = new DataLoader(async (ids) => ids.map((id) => fs.readFileSync(`notes/${id}`, 'utf8'))); // found: request GET /notes/:id
exports.quotes = new CircuitBreaker(async () => JSON.parse(fs.readFileSync('quotes.json'))); // found: request GET /quotes

const db = require('some-database');
// Runs once, when the database is open.
exports.db = db.create('x', (err) => {
  if (!err) fs.writeFileSync('opened', ''); // found: startup
});
