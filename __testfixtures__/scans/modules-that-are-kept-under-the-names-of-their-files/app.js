const express = require('express');
const routes = require(`${__dirname}/routes`);
const models = require('./models');
const jobs = require('./jobs');

class Server {
  constructor() {
    this.app = express();
    this.app.get('/', routes.upload.bind(this));
    this.app.get('/gallery', routes.gallery.show.bind(this));
    this.app.get('/users', (req, res) => res.send(models.user.all()));
    this.app.get('/jobs', (req, res) => res.send(jobs.clean()));
  }
}

new Server().app.listen(3000);
