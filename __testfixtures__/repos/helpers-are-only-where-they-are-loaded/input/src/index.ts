import express from 'express';
import { load } from './store';

export class Server {
  app = express();
  resources(file: string) {
    return load(file);
  }
  start() {
    this.app.get('/items', (req, res) => {
      res.json(this.resources('items.json'));
    });
    this.app.listen(3000);
  }
}

if (require.main === module) new Server().start();
