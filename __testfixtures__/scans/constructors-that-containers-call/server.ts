import { readFileSync, mkdirSync } from 'fs';
import express from 'express';
import { Service, Container } from 'typedi';
import { singleton, injectable, container } from 'tsyringe';
import { injectable as bindable, Container as Box } from 'inversify';

@Service()
class Typed {
  private text: Buffer;

  constructor() {
    this.text = readFileSync('typed'); // found: startup
  }

  show() {
    return this.text;
  }
}

@singleton()
class Single {
  constructor() {
    mkdirSync('single'); // found: startup
  }

  show() {
    return readFileSync('single'); // found: request GET /single
  }
}

@injectable()
class Many {
  private readonly text = readFileSync('many'); // found: startup

  show() {
    return this.text;
  }
}

@bindable()
class Bound {
  constructor() {
    readFileSync('bound'); // found: startup
  }

  show() {
    return readFileSync('bound'); // found: request GET /bound
  }
}

class Plain {
  constructor() {
    readFileSync('plain'); // found: unreachable
  }
}

const box = new Box();
box.bind(Bound).toSelf();

const app = express();
app.get('/typed', (req, res) => res.send(Container.get(Typed).show()));
app.get('/single', (req, res) => res.send(container.resolve(Single).show()));
app.get('/many', (req, res) => res.send(container.resolve(Many).show()));
app.get('/bound', (req, res) => res.send(box.get(Bound).show()));
app.get('/plain', (req, res) => res.send(typeof Plain));
app.listen(3000);
