import express from 'express';
import { FileRepo, Service } from './repo';

const service = new Service(new FileRepo());
const app = express();
app.get('/:id', (req, res) => {
  res.send(service.title(req.params.id));
});
app.listen(3000);
