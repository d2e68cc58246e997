import { instanceToPlain } from 'class-transformer';
import { validate } from 'class-validator';
import express, { Request, Response } from 'express';
import { getRepository } from 'typeorm';
import { Note } from './note';
import { User } from './user';

class AuthController {
  static login = async (req: Request, res: Response) => {
    const { name, password } = req.body;
    const repository = getRepository(User);
    let user: User;
    try {
      user = await repository.findOneOrFail({ where: { name } });
    } catch (error) {
      res.status(401).send();
      return;
    }
    if (!user.isRight(password)) {
      res.status(401).send();
      return;
    }
    res.json({ card: user.card(), motto: user.motto() });
  };

  static changePassword = async (req: Request, res: Response) => {
    const repository = getRepository(User);
    const [user] = await repository.find({ where: { name: req.body.name } });
    if (!(user && user.isRight(req.body.password))) {
      res.status(401).send();
      return;
    }
    user.password = req.body.changed;
    const errors = await validate(user);
    if (errors.length > 0) {
      res.status(400).send(errors);
      return;
    }
    user.hashPassword();
    await repository.save(user);
    res.status(204).send();
  };
}

const app = express();
app.use(express.json());
app.post('/login', AuthController.login);
app.post('/password', AuthController.changePassword);
app.post('/users', async (req, res) => {
  const user = new User();
  user.name = req.body.name;
  user.password = req.body.password;
  user.hashPassword();
  await getRepository(User).save(user);
  res.status(201).json({ id: user.id });
});
app.post('/notes', async (req, res) => {
  const note = await getRepository(Note).save(getRepository(Note).create({ text: req.body.text }));
  res.status(201).json(note);
});
app.get('/notes', async (req, res) => {
  res.json(instanceToPlain(await getRepository(Note).find()));
});
app.get('/notes/:id/cover', async (req, res) => {
  const note = await getRepository(Note).findOneOrFail({ where: { id: Number(req.params.id) } });
  res.type('svg').send(note.cover());
});
app.listen(3000);
