import fs from 'fs';
import express from 'express';

const app = express();
app.get('/pages/:name', (req, res) => {
  res.send({ isThere: fs.existsSync(req.params.name) });
});
app.listen(3000);
