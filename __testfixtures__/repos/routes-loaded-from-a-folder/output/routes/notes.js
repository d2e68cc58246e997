const fs = require('fs');

module.exports = (app) => {
  app.get('/notes', async (req, res) => {
    res.json(await fs.promises.readdir('notes'));
  });
};
