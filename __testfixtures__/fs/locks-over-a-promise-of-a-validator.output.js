const express = require('express');
const fs = require('fs');
const Joi = require('joi');
const mailer = require('mailer');
const { writeFileAtomic, exclusive } = require('./unblock-helpers');

const app = express();
const schema = Joi.object({ name: Joi.string() });

app.post('/users', express.json(), async (req, res) => {
  return exclusive('users.json', async () => {
    const users = JSON.parse(await fs.promises.readFile('users.json', 'utf8'));
    const { name } = await schema.validateAsync(req.body);
    users.push(name);
    await writeFileAtomic('users.json', JSON.stringify(users));
    res.json(users);
  });
});

// Others could write the list meanwhile before, too.
app.post('/guests', express.json(), async (req, res) => {
  const guests = JSON.parse(await fs.promises.readFile('guests.json', 'utf8'));
  await mailer.send(req.body.name);
  guests.push(req.body.name);
  await writeFileAtomic('guests.json', JSON.stringify(guests));
  res.json(guests);
});

// No package of the program is known to have such a method: it may ask another machine.
app.post('/keys', express.json(), async (req, res) => {
  const keys = JSON.parse(await fs.promises.readFile('keys.json', 'utf8'));
  await mailer.validate(req.body.key);
  keys.push(req.body.key);
  await writeFileAtomic('keys.json', JSON.stringify(keys));
  res.json(keys);
});
