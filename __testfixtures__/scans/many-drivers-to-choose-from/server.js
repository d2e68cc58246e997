const express = require('express');

const names = [];
for (let index = 0; index < 15; index++) names.push(`driver${index}`);
const drivers = {};
for (const name of names) drivers[name] = require('./drivers/' + name);

const app = express();
app.get('/values/:driver', (req, res) => {
  const create = drivers[req.params.driver];
  const driver = create(app);
  res.send(driver.read());
});
app.listen(3000);
