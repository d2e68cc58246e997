import express from 'express';
import { Service } from './service';
import { limit, limitAsync, Limiter } from './limits';
import { FileStore } from './store';
const app = express();
const service = new Service(new FileStore());
app.get('/:name', async (req, res) => {
  res.send(await service.show(req.params.name));
});
app.get('/limit', async (req, res) => {
  res.json(await limitAsync());
});
if (new Limiter(limit).allows(1)) app.listen(3000);
