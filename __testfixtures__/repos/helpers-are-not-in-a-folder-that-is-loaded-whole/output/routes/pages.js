const fs = require('fs');

module.exports = (app) => {
  app.get('/pages/:name', async (req, res) => {
    if (!/^\w+$/.test(req.params.name)) return res.sendStatus(400);
    res.send(await fs.promises.readFile(`pages/${req.params.name}.html`, 'utf8'));
  });
};
