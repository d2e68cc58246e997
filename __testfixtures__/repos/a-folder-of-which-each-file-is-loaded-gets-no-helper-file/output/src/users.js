const path = require('path');
const { cachedExists, sharedRead } = require('../unblock-helpers');

module.exports = (app) => {
  app.get('/users', async (req, res) => {
    const file = path.join(__dirname, 'users.json');
    if (!(await cachedExists(file))) return res.status(404).end();
    res.send(await sharedRead(file, 'utf8'));
  });
};
