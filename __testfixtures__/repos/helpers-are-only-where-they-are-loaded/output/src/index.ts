import express from 'express';
import { load } from './store';

export class Server {
  app = express();
  async resources(file: string) {
    return load(file);
  }
  start() {
    this.app.get('/items', async (req, res) => {
      res.json(await this.resources('items.json'));
    });
    this.app.listen(3000);
  }
}

if (require.main === module) new Server().start();
