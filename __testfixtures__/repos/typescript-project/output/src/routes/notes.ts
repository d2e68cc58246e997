import { Router, type Request, type Response } from 'express';
import { NoteService } from '../services/note-service';
import type { Note } from '../types';

export const notes: Router = Router();
const service = new NoteService();

notes.get('/', async (_req: Request, res: Response): Promise<void> => {
  const all: Note[] = await service.all();
  res.json(all);
});

notes.get('/:id', async (req: Request<{ id: string }>, res: Response) => {
  res.json(await service.find(req.params.id));
});

notes.get('/:id/title', show);

async function show(req: Request<{ id: string }>, res: Response): Promise<void> {
  res.send((await service.find(req.params.id)).title);
}
