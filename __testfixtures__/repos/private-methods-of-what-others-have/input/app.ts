import { readFileSync, readdirSync } from 'fs';
import express from 'express';
import { watch } from 'some-package';

class Notes {
  find(name: string) {
    return this.known(name);
  }

  async read(name: string): Promise<string> {
    return this.text(name) + this.#size(name);
  }

  private text(name: string): string {
    return readFileSync(name, 'utf8');
  }

  #size(name: string): number {
    return readdirSync(name).length;
  }

  private known(name: string): string {
    return readFileSync(name, 'latin1');
  }

  private head = (name: string): string => {
    return readFileSync(name, 'ascii');
  };

  async heads(name: string): Promise<string> {
    return this.head(name);
  }
}

const notes = new Notes();
watch(notes);

const app = express();
app.get('/read/:name', async (req, res) => {
  res.send(await notes.read(req.params.name));
});
app.get('/find/:name', (req, res) => {
  res.send(notes.find(req.params.name));
});
app.get('/head/:name', async (req, res) => {
  const { head } = req.app.locals.notes;
  res.send([head(req.params.name), await notes.heads(req.params.name)]);
});
app.listen(3000);
