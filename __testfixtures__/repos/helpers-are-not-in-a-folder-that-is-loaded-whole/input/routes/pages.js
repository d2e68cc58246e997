const fs = require('fs');

module.exports = (app) => {
  app.get('/pages/:name', (req, res) => {
    if (!/^\w+$/.test(req.params.name)) return res.sendStatus(400);
    res.send(fs.readFileSync(`pages/${req.params.name}.html`, 'utf8'));
  });
};
