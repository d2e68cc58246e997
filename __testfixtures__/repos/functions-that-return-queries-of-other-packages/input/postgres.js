const fs = require('fs');
const postgres = require('postgres');
const { $ } = require('zx');

const sql = postgres(process.env.DATABASE_URL);

// A part of a query: who awaits it sends it.
function named(list) {
  const names = fs.readFileSync(`lists/${list}`, 'utf8').split('\n'); // stays: returns-a-query
  return sql`where name in ${sql(names)}`;
}

exports.found = (list) => sql`select * from notes ${named(list)}`;

exports.counted = function (list) {
  const names = fs.readFileSync(`lists/${list}`, 'utf8').split('\n');
  return sql`select count(*) from notes where name in ${sql(names)}`;
};

exports.printed = function (list) {
  const names = fs.readFileSync(`lists/${list}`, 'utf8').split('\n'); // stays: returns-a-query
  return $`cat ${names}`;
};
