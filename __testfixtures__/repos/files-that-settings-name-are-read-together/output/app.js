const express = require('express');
const fs = require('fs');
const multer = require('multer');
const path = require('path');
const { writeFileAtomic, shared, exclusive } = require('./unblock-helpers');

const app = express();
const upload = multer({ dest: 'uploads' });
app.set('paths', require('./paths.json'));

// The category may get another name between the two.
app.get('/snippets/:category', async (req, res) => {
  return shared('*.json', async () => {
    const config = req.app.get('paths');
    const categories = JSON.parse(await fs.promises.readFile(config.categories, 'utf8'));
    const { name } = categories[Number(req.params.category)];
    res.type('json').send(await fs.promises.readFile(path.join(config.database, `${name}.json`)));
  });
});

app.put('/categories/:id', express.json(), async (req, res) => {
  return exclusive('*.json', async () => {
    const config = req.app.get('paths');
    const categories = JSON.parse(await fs.promises.readFile(config.categories, 'utf8'));
    const category = categories[Number(req.params.id)];
    const from = path.join(config.database, `${category.name}.json`);
    category.name = req.body.name;
    await writeFileAtomic(config.categories, JSON.stringify(categories));
    await fs.promises.rename(from, path.join(config.database, `${req.body.name}.json`));
    res.json(category);
  });
});

// Both belong to this request alone.
app.post('/covers', upload.fields([{ name: 'front' }, { name: 'back' }]), async (req, res) => {
  await fs.promises.rename(req.files.front[0].path, `covers/${req.files.front[0].filename}`);
  await fs.promises.rename(req.files.back[0].path, `covers/${req.files.back[0].filename}`);
  res.end();
});

app.listen(3000);
