const express = require('express');
const current = require('./current');

const app = express();

// In the second round, what sets the language is before it.
for (const language of ['en', 'de']) {
  app.use(`/${language}`, require('./routes/names'));
  app.use((req, res, next) => {
    current.language = req.query.language;
    next();
  });
}

// Where it is mounted again, what sets the page is before it.
app.use('/pages', require('./routes/pages'));
app.use('/own', (req, res, next) => {
  current.page = req.path;
  next();
});
app.use('/own', require('./routes/pages'));

app.listen(3000);
