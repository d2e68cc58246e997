import 'reflect-metadata';
import { Ignitor } from '@adonisjs/core';

const root = new URL('../', import.meta.url);
process.env.HOST = '127.0.0.1';
process.env.APP_KEY = 'not-a-secret-but-long-enough-for-a-test';

new Ignitor(root, { importer: (path) => (path.startsWith('.') ? import(new URL(path, root).href) : import(path)) })
  .tap((app) => {
    app.listen('SIGTERM', () => app.terminate());
  })
  .httpServer()
  .start();
