import * as fs from 'fs';
import { exclusive } from './unblock-helpers';

interface Asked {
  id: string;
}

let name = 'nobody';

export const show = async (req: any, res: any): Promise<void> => {
  return exclusive('name', async () => {
    const asked: Asked | null = { id: req.params.id };
    name = req.query.name;
    const text = await fs.promises.readFile('users.txt', 'utf8');
    res.json({ text, id: asked.id, name });
  });
};
