const express = require('express');
const { Importer } = require('./importer');
const app = express();
app.use(express.json());

app.post('/import', async (req, res) => {
  const importer = new Importer(req.body.url);
  await importer.run();
  res.json({ rows: importer.rows });
});

app.listen(3000);
