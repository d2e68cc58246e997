import express from 'express';
import { Service } from './service';
import { FileStore } from './store';
const app = express();
const service = new Service(new FileStore());
app.get('/:name', (req, res) => {
  res.send(service.show(req.params.name));
});
app.listen(3000);
