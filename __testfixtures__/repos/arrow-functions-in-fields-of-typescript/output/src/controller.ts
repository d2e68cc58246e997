import fs from 'node:fs';
import type { Request, Response } from 'express';
import type { Folder, Notes } from './notes';

interface Controller {
  show(req: Request, res: Response): void;
}

export class NotesController implements Controller {
  constructor(
    private readonly notes: Notes,
    private readonly folder: Folder,
    private readonly count: (names: string[]) => Promise<number>,
  ) {}

  list = async (req: Request, res: Response): Promise<void> => {
    const names = await this.notes.names();
    res.json({ names, there: await this.count(names) });
  };

  show = async (req: Request, res: Response): Promise<void> => {
    res.json({ text: await this.notes.read(req.params.name), size: await this.folder.size(req.params.name) });
  };

  sign = async (req: Request, res: Response): Promise<void> => {
    res.send(await this.notes.sign(req.params.name, req.params.secret));
  };

  about = async (req: Request, res: Response): Promise<void> => {
    res.send(await fs.promises.readFile('about.html', 'utf8'));
  };
}
