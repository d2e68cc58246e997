import { Router, type Request, type Response } from 'express';
import { NoteService } from '../services/note-service';
import type { Note } from '../types';

export const notes: Router = Router();
const service = new NoteService();

notes.get('/', (_req: Request, res: Response): void => {
  const all: Note[] = service.all();
  res.json(all);
});

notes.get('/:id', (req: Request<{ id: string }>, res: Response) => {
  res.json(service.find(req.params.id));
});

notes.get('/:id/title', show);

function show(req: Request<{ id: string }>, res: Response): void {
  res.send(service.find(req.params.id).title);
}
