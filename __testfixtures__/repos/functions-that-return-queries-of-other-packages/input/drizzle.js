const fs = require('fs');
const { drizzle } = require('drizzle-orm/node-postgres');
const { inArray } = require('drizzle-orm');
const { notes } = require('./schema');

const db = drizzle(process.env.DATABASE_URL);

exports.listed = function (list) {
  const names = fs.readFileSync(`lists/${list}`, 'utf8').split('\n'); // stays: returns-a-query
  return db.select().from(notes).where(inArray(notes.name, names));
};
