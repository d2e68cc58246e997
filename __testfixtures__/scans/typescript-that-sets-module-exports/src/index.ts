import express from 'express';
import settings from './settings';

class Server {
  private readonly app = express();

  constructor() {
    require('./routes')(this.app, settings());
  }

  start(): void {
    this.app.listen(3000);
  }
}

export = Server;
