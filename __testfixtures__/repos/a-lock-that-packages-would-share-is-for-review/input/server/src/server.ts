import { count, title } from '@views/store';
import express from 'express';
import fs from 'fs';

const app = express();

app.post('/views', (req, res) => {
  count();
  res.send(title());
});

app.delete('/views', (req, res) => {
  fs.writeFileSync('views.json', JSON.stringify({ views: 0 })); // stays: needs-review
  res.end();
});

app.listen(3000);
