import { count, title } from '@views/store';
import express from 'express';
import fs from 'fs';

const app = express();

app.post('/views', async (req, res) => {
  count();
  res.send(await title());
});

app.delete('/views', (req, res) => {
  fs.writeFileSync('views.json', JSON.stringify({ views: 0 })); // stays: needs-review
  res.end();
});

app.listen(3000);
