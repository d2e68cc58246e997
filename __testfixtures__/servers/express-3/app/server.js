var express = require('express');
var http = require('http');
var users = require('./users');

var app = express();

app.configure(function () {
  app.use(express.json());
  app.use(users.whoIs);
  app.use(app.router);
  app.use(users.failed);
});
app.param('user', users.load);
app.get('/users/:user', users.show);
app.post('/users/:user', users.save);
app.get('/me', [users.mustBe, users.me]);
app.all('/late', users.late);

http.createServer(app).listen(process.env.PORT);
