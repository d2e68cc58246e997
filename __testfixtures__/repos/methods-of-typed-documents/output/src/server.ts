import express, { NextFunction, Request, Response } from 'express';
import Note from './note';
import User from './user';
import { asyncHandler } from './unblock-helpers';

const app = express();
app.use(express.json());
app.post('/users', asyncHandler(async (req: Request, res: Response, next: NextFunction) => {
  const user = new User({ name: req.body.name });
  await user.setPassword(req.body.password);
  user
    .save()
    .then(() => res.status(201).json(user))
    .catch(next);
}));
app.post('/login', async (req: Request, res: Response) => {
  const user = await User.findOne({ name: req.body.name });
  if (!user || !(await user.validPassword(req.body.password))) return res.status(401).send();
  return res.json({ name: user.name });
});
app.get('/notes/:id', async (req: Request, res: Response, next: NextFunction) => {
  try {
    const note = await Note.findById(req.params.id);
    res.send(await Note.header() + await note?.text());
  } catch (error) {
    next(error);
  }
});
app.listen(3000);
