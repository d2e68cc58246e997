import express from 'express';
import { Service } from './service';
import { limit, Limiter } from './limits';
import { FileStore } from './store';
const app = express();
const service = new Service(new FileStore());
app.get('/:name', (req, res) => {
  res.send(service.show(req.params.name));
});
app.get('/limit', (req, res) => {
  res.json(limit());
});
if (new Limiter(limit).allows(1)) app.listen(3000);
