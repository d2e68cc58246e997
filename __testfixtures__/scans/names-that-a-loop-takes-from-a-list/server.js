const express = require('express');
const controllers = require('./controllers');
const models = require('./models');
const services = require('./services');
const Page = require('./views/page');

const app = express();
const page = new Page();
app.locals.tags = require('./tags');
controllers.init(app);
app.get('/users/:name', (req, res) => res.send(controllers.Users.find(req.params.name)));
app.put('/notes/:name', (req, res) => res.send(controllers.Notes.write(req.params.name, req.body)));
app.put('/tags/:name', (req, res) => controllers.Tags.tag(req.params.name, (made) => res.send(made)));
app.get('/models', (req, res) => res.json(models.user.load(req.query.name)));
app.get('/wrapped', (req, res) => {
  services.allow(req.query.name);
  services.wrap(services.mailer).run();
  services.runAll(services.printer);
  res.end();
});
app.get('/page', page.show);
app.listen(3000);
