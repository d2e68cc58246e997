import fs from 'fs';
import type { Request, Response } from 'express';

export function notes(req: Request, res: Response): void {
  res.json({ isThere: fs.existsSync('notes.json') });
}
