const express = require('express');
const fs = require('fs');

const app = express();

app.get('/pages', (req, res, next) => {
  for (const name of req.query.names) {
    // An error that is thrown here ends the loop.
    res.render(name, (error, html) => {
      if (error) return next(error);
      res.write(html + fs.readFileSync(`${name}.html`, 'utf8')); // stays: unknown-callback
    });
  }
});

app.get('/list', (req, res, next) => {
  req.query.names.forEach((name) => {
    res.render(name, (error, html) => {
      if (error) return next(error);
      res.write(html + fs.readFileSync(`${name}.html`, 'utf8')); // stays: unknown-callback
    });
  });
});

app.get('/count', (req, res, next) => {
  res.locals.count = keep(
    res.render('count', (error, html) => {
      if (error) return next(error);
      res.write(html + fs.readFileSync('count.html', 'utf8')); // stays: unknown-callback
    }),
  );
});

function keep(answer) {
  app.locals.count = (app.locals.count || 0) + 1;
  return answer;
}
