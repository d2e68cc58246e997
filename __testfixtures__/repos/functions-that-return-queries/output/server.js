const express = require('express');
const fs = require('fs');
const knex = require('knex')({ client: 'pg' });
const User = require('./user');
const { mapInOrder } = require('./unblock-helpers');

const app = express();

function listed(file) {
  const query = User.find({ name: JSON.parse(fs.readFileSync(file, 'utf8')) }); // stays: returns-a-query
  return query.limit(10);
}

function rows(file) {
  return knex('users').where({ name: fs.readFileSync(file, 'utf8') }); // stays: returns-a-query
}

function allRows(file) {
  return rows(file);
}

// Who only awaits it gets the rows in any case.
async function awaited(file) {
  return knex.select('id').from('users').where({ name: await fs.promises.readFile(file, 'utf8') });
}

// What was awaited is no query any more.
async function present(user) {
  user.motto = await fs.promises.readFile(`mottos/${user.id}`, 'utf8');
  return user;
}

app.get('/chosen', async (req, res) => res.json(await User.chosen('a.json').sort('name').lean()));
app.get('/named', async (req, res) => res.json(await User.find().named('a.txt').exec()));
app.get('/listed', async (req, res) => {
  const query = listed('a.json');
  if (req.query.sorted) query.sort('name');
  res.json(await query);
});
app.get('/rows', async (req, res) => res.json(await allRows('a.txt').orderBy('id')));
app.get('/awaited', async (req, res) => res.json(await awaited('b.txt')));
app.get('/all', async (req, res) => {
  const users = await Promise.all(
    await mapInOrder(['a', 'b'], async (id) => {
      const fields = await fs.promises.readFile(`fields/${id}`, 'utf8');
      return User.findById(id).select(fields);
    }),
  );
  res.json(users);
});
app.get('/queries', async (req, res) => {
  const queries = ['a', 'b'].map((id) => {
    const name = fs.readFileSync(`names/${id}`, 'utf8'); // stays: returns-a-query
    return User.find({ name });
  });
  res.json(await queries[0].limit(1));
});
app.get('/users/:id', async (req, res) => {
  const user = await User.findById(req.params.id);
  res.json({ motto: (await present(user)).motto });
});
app.listen(3000);
