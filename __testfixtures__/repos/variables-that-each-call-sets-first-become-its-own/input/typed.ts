import * as fs from 'fs';

interface Asked {
  id: string;
}

let asked: Asked | null = null;
let name = 'nobody';

export const show = (req: any, res: any): void => {
  asked = { id: req.params.id };
  name = req.query.name;
  const text = fs.readFileSync('users.txt', 'utf8');
  res.json({ text, id: asked.id, name });
};
