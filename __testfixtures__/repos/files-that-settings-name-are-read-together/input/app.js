const express = require('express');
const fs = require('fs');
const multer = require('multer');
const path = require('path');

const app = express();
const upload = multer({ dest: 'uploads' });
app.set('paths', require('./paths.json'));

// The category may get another name between the two.
app.get('/snippets/:category', (req, res) => {
  const config = req.app.get('paths');
  const categories = JSON.parse(fs.readFileSync(config.categories, 'utf8'));
  const { name } = categories[Number(req.params.category)];
  res.type('json').send(fs.readFileSync(path.join(config.database, `${name}.json`)));
});

app.put('/categories/:id', express.json(), (req, res) => {
  const config = req.app.get('paths');
  const categories = JSON.parse(fs.readFileSync(config.categories, 'utf8'));
  const category = categories[Number(req.params.id)];
  const from = path.join(config.database, `${category.name}.json`);
  category.name = req.body.name;
  fs.writeFileSync(config.categories, JSON.stringify(categories));
  fs.renameSync(from, path.join(config.database, `${req.body.name}.json`));
  res.json(category);
});

// Both belong to this request alone.
app.post('/covers', upload.fields([{ name: 'front' }, { name: 'back' }]), (req, res) => {
  fs.renameSync(req.files.front[0].path, `covers/${req.files.front[0].filename}`);
  fs.renameSync(req.files.back[0].path, `covers/${req.files.back[0].filename}`);
  res.end();
});

app.listen(3000);
