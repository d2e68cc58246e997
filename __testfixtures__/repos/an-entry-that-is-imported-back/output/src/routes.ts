import fs from 'fs';
import { Router, type Request, type Response } from 'express';
import { settings } from './index';

export abstract class Page {
  abstract name(): string;
}

export const routes = Router();
routes.get('/', async (req: Request, res: Response): Promise<void> => {
  res.send(await fs.promises.readFile(`${settings.folder}/a.txt`, 'utf8'));
});
