import * as fs from 'fs';
import type { Express } from 'express';

module.exports = function (app: Express, folder: string): void {
  app.get('/users', (_req, res) => {
    res.send(fs.readFileSync(`${folder}/users.json`)); // found: request GET /users
  });
};
