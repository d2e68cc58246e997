import express from 'express';
import { FileRepo, Service } from './repo';

const service = new Service(new FileRepo());
const app = express();
app.get('/:id', async (req, res) => {
  res.send(await service.title(req.params.id));
});
app.listen(3000);
