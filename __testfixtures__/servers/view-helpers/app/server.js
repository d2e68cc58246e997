const express = require('express');
const { engine } = require('express-handlebars');
const fs = require('fs');
const path = require('path');

const app = express();
const inData = (name) => path.join(__dirname, 'data', name);

app.engine(
  'handlebars',
  engine({
    defaultLayout: false,
    helpers: {
      include: (name) => fs.readFileSync(inData(name), 'utf8'), // stays: framework-sync
    },
  }),
);
app.set('view engine', 'handlebars');
app.set('views', path.join(__dirname, 'views'));

app.get('/users/:name', (req, res) => {
  res.render('user', { user: JSON.parse(fs.readFileSync(inData(`${req.params.name}.json`), 'utf8')), part: req.query.part });
});
app.use((error, req, res, next) => res.status(500).send(`failed: ${error.code || error.name}`));

app.listen(process.env.PORT);
