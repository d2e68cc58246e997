import type { Request, Response } from 'express';
import { cachedExists } from '../unblock-helpers';

export async function notes(req: Request, res: Response): Promise<void> {
  res.json({ isThere: await cachedExists('notes.json') });
}
