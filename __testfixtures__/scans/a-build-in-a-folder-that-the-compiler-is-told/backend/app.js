import express from 'express';
import { Store } from './utils/store.js';
export default class App {
    app = express();
    store = Store;
    constructor() {
        this.app.get('/latest', (_req, res) => res.send(this.store.latest()));
    }
    getApp = () => this.app;
}
