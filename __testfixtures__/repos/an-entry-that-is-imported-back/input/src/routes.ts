import fs from 'fs';
import { Router, type Request, type Response } from 'express';
import { settings } from './index';

export abstract class Page {
  abstract name(): string;
}

export const routes = Router();
routes.get('/', (req: Request, res: Response): void => {
  res.send(fs.readFileSync(`${settings.folder}/a.txt`, 'utf8'));
});
