import express from 'express';
import { Store, StoreService } from './utils/store.js';

export default class App {
  public app = express();
  public store: StoreService = Store;

  constructor() {
    this.app.get('/latest', (_req, res) => res.send(this.store.latest()));
  }

  public getApp = () => this.app;
}
